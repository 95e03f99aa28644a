import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

import sharp from "sharp";

import { postFiles, referenceIn } from "#tests/support/forms.ts";
import { fetchFrom } from "#tests/support/server.ts";

import { residentMegabytes } from "./cores.ts";
import { type Measurement, round, type Row } from "./measurement.ts";

/** Pixels per side: 64 megapixels in less than 10 MB. Progressive JPEGs are decoded as a whole. */
const side = 8_000;

/** Milliseconds until unused memory is released. */
const idleTime = 15_000;

export const uploads: Measurement = {
  title: "Memory while pictures of 64 megapixels are uploaded simultaneously",
  note: "Resident MiB of the server and its child processes before the uploads, at the peak, and after 15 s of idle time.",
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
    await sleep(idleTime);
    const rows: Row[] = [];
    for (const pictures of quick ? [4] : [4, 16]) {
      const before = residentMegabytes(server.pid);
      let peak = 0;
      const sampling = setInterval(() => (peak = Math.max(peak, familyMegabytes(server.pid))), 250);
      const responses = await Promise.all(
        Array.from({ length: pictures }, (_, visitor) => post(visitor + 1)),
      );
      clearInterval(sampling);
      const stored = responses.filter((response) => referenceIn(response) !== undefined).length;
      await sleep(idleTime);
      rows.push({
        pictures,
        statuses: [...new Set(responses.map(({ status }) => status))].join(" "),
        stored,
        before: round(before),
        peak: round(peak),
        after: round(residentMegabytes(server.pid)),
      });
    }
    return rows;
  },
};

/** Resident MiB of a process tree. Shared pages count once. */
function familyMegabytes(pid: number): number {
  let sum = proportionalMegabytes(pid);
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const parent = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1)!.split(" ")[1];
      if (Number(parent) === pid) sum += familyMegabytes(Number(name));
    } catch {
      // The process has exited.
    }
  }
  return sum;
}

function proportionalMegabytes(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  return Number(/^Pss:\s*(\d+)/m.exec(rollup)![1]) / 1024;
}
