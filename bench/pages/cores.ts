/**
 * Who runs on which core. A generator and a server that share one take turns, and the figures say how well they share
 * instead of how fast the server is.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Cores that this process may use; none where nothing can be pinned, as on macOS. */
const cores = allowedCores();

const generatorCore = cores.at(-1);
const serverCores = cores.slice(0, -1);

/** Whether servers and generator have cores of their own. */
const canPin = serverCores.length > 0;

function allowedCores(): number[] {
  if (spawnSync("taskset", ["--version"]).status !== 0) return [];
  const list = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? "";
  return list.split(",").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** @param server its number: there may be more servers than cores for them */
export function onServerCore(server: number, command: string, args: string[]): [string, string[]] {
  if (!canPin) return [command, args];
  const core = serverCores[server % serverCores.length];
  return ["taskset", ["-c", String(core), command, ...args]];
}

let running = 0;

/**
 * Runs something that makes load on the generator's core. What it starts meanwhile would stay there too. It takes a
 * few milliseconds, but none inside another such run.
 */
export async function onGeneratorCore<Value>(run: () => Promise<Value>): Promise<Value> {
  if (!canPin) return run();
  if (running++ === 0) pinThisProcess([generatorCore!]);
  try {
    return await run();
  } finally {
    if (--running === 0) pinThisProcess(cores);
  }
}

const pinThisProcess = (to: readonly number[]) =>
  spawnSync("taskset", ["-a", "-c", "-p", to.join(), String(process.pid)]);

/** Clock ticks in a second, in which Linux tells what a process has used. */
const ticks = 100;

/** Seconds of a core that a process has used; nothing where the system does not tell in a file. */
export function secondsUsed(pid: number): number | undefined {
  try {
    // The name in brackets may hold spaces; the fields behind it are counted from the third.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return undefined;
  }
}

/** Megabytes (2^20 bytes) of memory that a process has in use. */
export const residentMegabytes = (pid: number): number => statusMegabytes(pid, "VmRSS");

/** The most that it ever had. */
export const highestMegabytes = (pid: number): number => statusMegabytes(pid, "VmHWM");

function statusMegabytes(pid: number, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${name}:\\s*(\\d+)`, "m").exec(status)![1]) / 1024;
}
