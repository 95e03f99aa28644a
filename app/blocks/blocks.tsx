import { useHydrated, useRouter } from "@tanstack/react-router";
import { getGlobalStartContext } from "@tanstack/react-start";
import { memo, Suspense, useEffect, useState } from "react";

import type { BlockView, InvalidBlock } from "./block-view.ts";
import { loadBlocks, loadedBlocks, waitingBlocks } from "./load-blocks.ts";
import { type BlockProps, blockRegistry } from "./registry.ts";
import type { BlockKind } from "./schema.ts";

type BlocksProps = { page: string; blocks: (BlockView | InvalidBlock)[] };

/** @param page names the page: blocks of another one are new, also where kind and place are the same */
export function Blocks({ page, blocks }: BlocksProps) {
  return <PageBlocks key={page} page={page} blocks={blocks} />;
}

function PageBlocks({ page, blocks }: BlocksProps) {
  const keyOf = useBlockKey(page);
  const [drawn] = useState(!useHydrated());
  // Who comes back wants the whole page at once: its code is loaded when the server's copy goes.
  useEffect(() => () => void loadBlocks(blocks.map(({ kind }) => kind)), [blocks]);
  return blocks.map((block, index) =>
    block.kind === "invalid" ? (
      <p key={index} role="alert">
        Block {block.index} was dropped. {block.problem}
      </p>
    ) : (
      <Block key={index} block={block} opensPage={index === 0} drawn={drawn} blockKey={keyOf?.(index)} />
    ),
  );
}

/** The same object for every block: nothing is written anew. */
const unchangedHtml = { __html: "" };

/**
 * The name under which the server keeps what it has drawn. Nothing for a page with a query, whose links may look
 * otherwise, and in the browser.
 */
function useBlockKey(page: string): ((index: number) => string) | undefined {
  // On the server it does not change while the page is drawn.
  const { pathname, searchStr } = useRouter().state.location;
  if (!import.meta.env.SSR || searchStr) return undefined;
  const site = getGlobalStartContext()?.scope.cacheKey;
  return site ? (index) => `${site} ${pathname} ${page} ${index}` : undefined;
}

type RenderedProps = {
  drawn: boolean;
  blockKey: string | undefined;
};

const Block = memo(function Block({ drawn, blockKey, ...props }: BlockProps<BlockKind> & RenderedProps) {
  const { kind } = props.block;
  const { hydration } = blockRegistry[kind];
  // The server's HTML stays as it is, and the kind's code is not loaded.
  if (drawn && hydration === "static" && !import.meta.env.SSR)
    return <div data-block={kind} suppressHydrationWarning dangerouslySetInnerHTML={unchangedHtml} />;

  const Component = loadedBlocks[kind] ?? waitingBlocks[kind]!;
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
