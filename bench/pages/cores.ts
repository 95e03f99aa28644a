/** CPU pinning. Generator and server on one core would compete, which distorts the figures. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Empty if pinning is not supported, as on macOS. */
const cores = allowedCores();

const generatorCore = cores.at(-1);
const serverCores = cores.slice(0, -1);

const canPin = serverCores.length > 0;

function allowedCores(): number[] {
  if (spawnSync("taskset", ["--version"]).status !== 0) return [];
  const list = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? "";
  return list.split(",").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** @param server index; may exceed the number of cores */
export function onServerCore(server: number, command: string, args: string[]): [string, string[]] {
  if (!canPin) return [command, args];
  const core = serverCores[server % serverCores.length];
  return ["taskset", ["-c", String(core), command, ...args]];
}

let running = 0;

/** Runs load generation on the generator's core. Child processes inherit the pinning. Nested calls are cheap. */
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

/** Clock ticks per second of /proc. */
const ticks = 100;

/** CPU seconds of a process; undefined without /proc. */
export function secondsUsed(pid: number): number | undefined {
  try {
    // The name in brackets may contain spaces. Fields after it start with the third.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return undefined;
  }
}

/** Resident memory in MiB, 0 once the process has ended. */
export const residentMegabytes = (pid: number): number => statusMegabytes(pid, "VmRSS");

/** Peak resident memory in MiB, 0 once the process has ended. */
export const peakMegabytes = (pid: number): number => statusMegabytes(pid, "VmHWM");

function statusMegabytes(pid: number, name: string): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return 0;
  const [, kilobytes = 0] = new RegExp(`^${name}:\\s*(\\d+)`, "m").exec(readFileSync(file, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
