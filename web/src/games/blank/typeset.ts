// Words on cards as French prints them.

/** No line breaks at the spaces inside quotation marks and before high marks. */
export const typeset = (text: string): string => text.replace(/ (?=[:;!?»])|(?<=«) /g, "\u00a0");
