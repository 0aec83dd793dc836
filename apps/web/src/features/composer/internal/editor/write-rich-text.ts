import type { RichText, Span, TextBlock } from '@doran/contract'
import { $createLinkNode } from '@lexical/link'
import { $createListItemNode, $createListNode, type ListNode } from '@lexical/list'
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text'
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  type LexicalNode,
} from 'lexical'
import { HEADING } from './formats'
import { $createPicture } from './picture-commands'

type ListBlock = Extract<TextBlock, { type: 'list' }>

/** Puts a text into the editor in place of what is there. */
export function $writeRichText(body: RichText): void {
  const blocks = body.map($blockOf)
  $getRoot()
    .clear()
    .append(...(blocks.length > 0 ? blocks : [$createParagraphNode()]))
}

function $blockOf(block: TextBlock): LexicalNode {
  switch (block.type) {
    case 'paragraph':
      return $createParagraphNode().append(...block.spans.flatMap($inlineOf))
    case 'heading':
      return $createHeadingNode(HEADING).append(...block.spans.flatMap($inlineOf))
    case 'quote':
      return $createQuoteNode().append(...block.spans.flatMap($inlineOf))
    case 'list':
      return $listOf(block)
    case 'picture': {
      const { key, alt, width, height } = block
      return $createPicture({ key, alt, width, height, upload: null })
    }
  }
}

function $listOf({ isOrdered, items }: ListBlock): ListNode {
  const $createList = () => $createListNode(isOrdered ? 'number' : 'bullet')
  const top = $createList()
  // The open list of each level; a nested one stands in an item of its own.
  let open = [top]
  for (const { level, spans } of items) {
    open = open.slice(0, level + 1)
    for (let list = open.at(-1); list && open.length <= level; list = open.at(-1)) {
      const nested = $createList()
      list.append($createListItemNode().append(nested))
      open.push(nested)
    }
    open.at(-1)?.append($createListItemNode().append(...spans.flatMap($inlineOf)))
  }
  return top
}

function $inlineOf({ text, bold, italic, strike, href }: Span): LexicalNode[] {
  const nodes = text.split('\n').flatMap((line, at) => {
    const words = $createTextNode(line)
    if (bold) words.toggleFormat('bold')
    if (italic) words.toggleFormat('italic')
    if (strike) words.toggleFormat('strikethrough')
    const own = line === '' ? [] : [words]
    return at === 0 ? own : [$createLineBreakNode(), ...own]
  })
  return href === undefined ? nodes : [$createLinkNode(href).append(...nodes)]
}
