/** Progress of the run: a bar on a terminal, otherwise an occasional line. */
export type Progress = { advance: (by: number, failing: number, at: string) => void; end: () => void };

const barWidth = 30;

export function showProgress(total: number, output: NodeJS.WriteStream = process.stdout): Progress {
  let done = 0;
  let failed = 0;
  let nextLine = 0;
  return {
    advance(by, failing, at) {
      done += by;
      failed += failing;
      const share = done / total;
      const state = `${done} of ${total} cells, ${failed} failing`;
      if (output.isTTY) {
        const filled = Math.round(share * barWidth);
        const bar = "█".repeat(filled) + "░".repeat(barWidth - filled);
        output.write(`\r\u001b[K${bar} ${state} · ${at}`.slice(0, (output.columns || 80) + 3));
      } else if (share >= nextLine) {
        output.write(`${state}\n`);
        nextLine = Math.floor(share * 10 + 1) / 10;
      }
    },
    end() {
      if (output.isTTY) output.write("\r\u001b[K");
    },
  };
}
