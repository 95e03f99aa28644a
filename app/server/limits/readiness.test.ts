import { expect, test } from "vitest";

import { createReadiness } from "./readiness.ts";

test("the database is queried once for all requests within a second, and after a failure too", async () => {
  const clock = { time: 0 };
  const pings: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const ready = createReadiness(
    () => new Promise<void>((resolve, reject) => pings.push({ resolve, reject })),
    () => clock.time,
  );
  const together = [ready(), ready()];
  clock.time = 60_000;
  together.push(ready());
  expect(pings).toHaveLength(1);
  pings[0]!.resolve();
  await Promise.all(together);
  clock.time = 60_999;
  await ready();
  expect(pings).toHaveLength(1);
  clock.time = 61_000;
  const failing = ready();
  expect(pings).toHaveLength(2);
  pings[1]!.reject(new Error("away"));
  await expect(failing).rejects.toThrow("away");
  await expect(ready()).rejects.toThrow("away");
  clock.time = 62_000;
  const again = ready();
  pings[2]!.resolve();
  await again;
});
