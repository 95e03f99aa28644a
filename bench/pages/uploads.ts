import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

import sharp from "sharp";

import { postFiles, referenceIn } from "#tests/support/forms.ts";
import { fetchFrom } from "#tests/support/server.ts";

import { residentMegabytes } from "./cores.ts";
import { type Measurement, round, type Row } from "./measurement.ts";

/** Pixels of a side: 64 megapixels, within a byte limit of 10 MB. A progressive JPEG is decoded as a whole. */
const side = 8_000;

/** Milliseconds after which the process has given back what it no longer uses. */
const rest = 15_000;

export const uploads: Measurement = {
  title: "Memory while pictures of 64 megapixels are uploaded at once",
  note: "Resident MiB of the server and of the processes that it starts, before, at the peak and after 15 s of rest.",
  run: async (stage, quick) => {
    const picture = await sharp({
      create: { width: side, height: side, channels: 3, background: { r: 90, g: 120, b: 200 } },
    })
      .jpeg({ progressive: true, quality: 60 })
      .toBuffer();
    const server = await stage.startSite({
      core: "any",
      environment: { SUBMISSIONS_PER_HOUR: "1000", TRUST_PROXY: "1" },
    });
    const post = (visitor: number) =>
      postFiles(
        (host, path, options) =>
          fetchFrom(server.port, host, path, {
            ...options,
            headers: { ...options?.headers, "x-forwarded-for": `198.51.100.${visitor}` },
          }),
        [new File([new Uint8Array(picture)], `${visitor}.jpg`, { type: "image/jpeg" })],
      );
    await post(0);
    await sleep(rest);
    const rows: Row[] = [];
    for (const pictures of quick ? [4] : [4, 16]) {
      const before = residentMegabytes(server.pid);
      let peak = 0;
      const sampling = setInterval(() => (peak = Math.max(peak, familyMegabytes(server.pid))), 250);
      const answers = await Promise.all(Array.from({ length: pictures }, (_, visitor) => post(visitor + 1)));
      clearInterval(sampling);
      const stored = answers.filter((answer) => referenceIn(answer) !== undefined).length;
      await sleep(rest);
      rows.push({
        pictures,
        statuses: [...new Set(answers.map(({ status }) => status))].join(" "),
        stored,
        before: round(before),
        peak: round(peak),
        after: round(residentMegabytes(server.pid)),
      });
    }
    return rows;
  },
};

/** Resident megabytes of a process and of those that it has started; pages that they share count once. */
function familyMegabytes(pid: number): number {
  let sum = proportionalMegabytes(pid);
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The name in brackets may hold spaces; the parent is the second field behind it.
      const parent = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1)!.split(" ")[1];
      if (Number(parent) === pid) sum += familyMegabytes(Number(name));
    } catch {
      // It has ended since.
    }
  }
  return sum;
}

function proportionalMegabytes(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  return Number(/^Pss:\s*(\d+)/m.exec(rollup)![1]) / 1024;
}
