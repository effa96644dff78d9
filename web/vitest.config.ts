import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config.ts";

export default mergeConfig(
  client,
  defineConfig({
    // Components are tested as the browser runs them, not as a server would render them.
    resolve: { conditions: ["browser"] },
    test: {
      environment: "happy-dom",
      include: ["{src,scripts}/**/*.test.ts"],
      cache: false,
    },
  }),
);
