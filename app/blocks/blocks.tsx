import { useHydrated, useRouter } from "@tanstack/react-router";
import { getGlobalStartContext } from "@tanstack/react-start";
import { memo, Suspense, useEffect, useState } from "react";

import type { BlockView, InvalidBlock } from "./block-view.ts";
import { lazyBlocks, loadBlocks, loadedBlocks } from "./load-blocks.ts";
import { type BlockProps, blockRegistry } from "./registry.ts";
import type { BlockKind } from "./schema.ts";

type BlocksProps = { page: string; blocks: (BlockView | InvalidBlock)[] };

/** @param page identity of the page; blocks of different pages never share state */
export function Blocks({ page, blocks }: BlocksProps) {
  return <PageBlocks key={page} page={page} blocks={blocks} />;
}

function PageBlocks({ page, blocks }: BlocksProps) {
  const keyOf = useBlockKey(page);
  const [serverRendered] = useState(!useHydrated());
  // On unmount the reused server HTML is lost, so the code is loaded for a later return to the page.
  useEffect(() => () => void loadBlocks(blocks.map(({ kind }) => kind)), [blocks]);
  return blocks.map((block, index) =>
    block.kind === "invalid" ? (
      <p key={index} role="alert">
        Block {block.index} was dropped. {block.problem}
      </p>
    ) : (
      <Block
        key={index}
        block={block}
        opensPage={index === 0}
        serverRendered={serverRendered}
        blockKey={keyOf?.(index)}
      />
    ),
  );
}

/** One object for all blocks, so React sees no change and keeps the HTML. */
const unchangedHtml = { __html: "" };

/** Cache key of a rendered block. Undefined in browsers and for URLs with a query, which may change the links. */
function useBlockKey(page: string): ((index: number) => string) | undefined {
  // The location does not change during server rendering.
  const { pathname, searchStr } = useRouter().state.location;
  if (!import.meta.env.SSR || searchStr) return undefined;
  const site = getGlobalStartContext()?.scope.cacheKey;
  return site ? (index) => `${site} ${pathname} ${page} ${index}` : undefined;
}

type RenderedProps = {
  serverRendered: boolean;
  blockKey: string | undefined;
};

const Block = memo(function Block({
  serverRendered,
  blockKey,
  ...props
}: BlockProps<BlockKind> & RenderedProps) {
  const { kind } = props.block;
  const { hydration } = blockRegistry[kind];
  // Static blocks keep the server's HTML, and their code is not loaded.
  if (serverRendered && hydration === "static" && !import.meta.env.SSR)
    return <div data-block={kind} suppressHydrationWarning dangerouslySetInnerHTML={unchangedHtml} />;

  const Component = loadedBlocks[kind] ?? lazyBlocks[kind]!;
  if (import.meta.env.SSR && blockKey && hydration === "static") {
    const renderedBlocks = getGlobalStartContext()!.scope.renderedBlocks;
    const html = renderedBlocks.get(blockKey);
    if (html !== undefined) return <div data-block={kind} dangerouslySetInnerHTML={{ __html: html }} />;
    const [begin, end] = renderedBlocks.marks(blockKey);
    return (
      <div data-block={kind}>
        {begin}
        <Component {...props} />
        {end}
      </div>
    );
  }
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
