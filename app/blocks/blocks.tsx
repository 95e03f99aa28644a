import { useHydrated } from "@tanstack/react-router";
import { memo, Suspense, useEffect, useState } from "react";

import type { BlockView, InvalidBlock } from "./block-view.ts";
import { lazyBlocks, loadBlocks, loadedBlocks } from "./load-blocks.ts";
import { type BlockProps, blockRegistry } from "./registry.ts";
import type { BlockKind } from "./schema.ts";

type BlocksProps = { page: string; blocks: (BlockView | InvalidBlock)[] };

/** @param page identity of the page; blocks of different pages never share state */
export function Blocks({ page, blocks }: BlocksProps) {
  return <PageBlocks key={page} blocks={blocks} />;
}

function PageBlocks({ blocks }: Pick<BlocksProps, "blocks">) {
  const [serverRendered] = useState(!useHydrated());
  // On unmount the reused server HTML is lost, so the code is loaded for a later return to the page.
  useEffect(() => () => void loadBlocks(blocks.map(({ kind }) => kind)), [blocks]);
  return blocks.map((block, index) =>
    block.kind === "invalid" ? (
      <p key={index} role="alert">
        Block {block.index} was dropped. {block.problem}
      </p>
    ) : (
      <Block key={index} block={block} opensPage={index === 0} serverRendered={serverRendered} />
    ),
  );
}

/** One object for all blocks, so React sees no change and keeps the HTML. */
const unchangedHtml = { __html: "" };

const Block = memo(function Block({
  serverRendered,
  ...props
}: BlockProps<BlockKind> & { serverRendered: boolean }) {
  const { kind } = props.block;
  const { hydration } = blockRegistry[kind];
  // Static blocks keep the server's HTML, and their code is not loaded.
  if (serverRendered && hydration === "static" && !import.meta.env.SSR)
    return <div data-block={kind} suppressHydrationWarning dangerouslySetInnerHTML={unchangedHtml} />;

  const Component = loadedBlocks[kind] ?? lazyBlocks[kind]!;
  return (
    <div data-block={kind}>
      {hydration === "static" ? (
        <Component {...props} />
      ) : (
        <Suspense>
          <Component {...props} />
        </Suspense>
      )}
    </div>
  );
});
