import { expect, test } from "vitest";

import { Activity } from "./activity.ts";

function recorded() {
  const activity = new Activity();
  const events: string[] = [];
  const stop = activity.subscribe((event) => events.push(event));
  return { activity, events, stop };
}

test("an activity starts with the first task and finishes with the last", () => {
  const { activity, events } = recorded();
  const endFirst = activity.begin();
  const endSecond = activity.begin();
  endFirst();
  expect(events).toEqual(["start"]);
  endSecond();
  expect(events).toEqual(["start", "finish"]);
});

test("a failure is reported before the end, and an end counts once", () => {
  const { activity, events } = recorded();
  const endFirst = activity.begin();
  const endSecond = activity.begin();
  endFirst("failed");
  endFirst("failed");
  expect(events).toEqual(["start", "fail"]);
  endSecond();
  expect(events).toEqual(["start", "fail", "finish"]);
});

test("a removed listener is not called", () => {
  const { activity, events, stop } = recorded();
  stop();
  activity.begin()();
  expect(events).toEqual([]);
});
