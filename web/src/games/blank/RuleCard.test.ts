import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { learnWords, speak } from "../../lib/words.svelte";
import RuleCard from "./RuleCard.svelte";

test("an imported card shows what it means and is marked, others are not", async () => {
  await learnWords(["blank", "tools", "decks"]);
  await speak("en");
  const props = { says: "Nothing happens.", reading: "When somebody plays a 2, the next player draws 2 cards." };
  for (const imported of [true, false]) {
    const card = mount(RuleCard, { target: document.body, props: { ...props, imported } });
    flushSync();
    expect(document.body.textContent).toContain(props.reading);
    expect(document.body.textContent?.includes("imported")).toBe(imported);
    await unmount(card);
  }
});
