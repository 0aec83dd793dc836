import type { RichText, Span, TextBlock } from '@doran/contract'
import { COMMUNITY } from '@doran/contract/community/limits'
import { safeHref } from '@doran/rich-text'
import { $isLinkNode } from '@lexical/link'
import { $isListItemNode, $isListNode, type ListNode } from '@lexical/list'
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import {
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isParagraphNode,
  $isTextNode,
  type LexicalNode,
} from 'lexical'
import { PictureNode } from './picture-node'
import { fitRichText, joinSpans } from './fit-rich-text'

type ListItem = Extract<TextBlock, { type: 'list' }>['items'][number]

/** The text in the editor as the contract has it. Pictures that are not stored yet are left out. */
export function $readRichText(): RichText {
  return fitRichText($getRoot().getChildren().flatMap($readBlock))
}

/** Whether there is nothing but a paragraph without text. */
export function $isBlank(): boolean {
  const [first, second] = $getRoot().getChildren()
  return !second && (!first || ($isParagraphNode(first) && first.getChildrenSize() === 0))
}

function $readBlock(node: LexicalNode): TextBlock[] {
  if (node instanceof PictureNode) return readPicture(node)
  if ($isListNode(node)) {
    const items = $readItems(node, 0)
    return items.length > 0
      ? [{ type: 'list', isOrdered: node.getListType() === 'number', items }]
      : []
  }
  const spans = $readSpans(node)
  if ($isHeadingNode(node)) return [{ type: 'heading', spans }]
  return [{ type: $isQuoteNode(node) ? 'quote' : 'paragraph', spans }]
}

function readPicture(node: PictureNode): TextBlock[] {
  const { key, alt, width, height } = node.getPicture()
  return key === null ? [] : [{ type: 'picture', key, alt, width, height }]
}

/** The items of a list and of those inside it, with their levels; what is nested deeper stands on the last one. */
function $readItems(list: ListNode, level: number): ListItem[] {
  return list.getChildren().flatMap((item) => {
    if (!$isListItemNode(item)) return [{ level, spans: $readSpans(item) }]
    const children = item.getChildren()
    const own = children.filter((child) => !$isListNode(child))
    const nested = children
      .filter($isListNode)
      .flatMap((child) => $readItems(child, Math.min(level + 1, COMMUNITY.listLevels - 1)))
    const isWrapper = own.length === 0 && nested.length > 0
    return isWrapper ? nested : [{ level, spans: joinSpans(own.flatMap($spansOf)) }, ...nested]
  })
}

function $readSpans(node: LexicalNode): Span[] {
  return joinSpans($spansOf(node))
}

function $spansOf(node: LexicalNode): Span[] {
  if ($isLineBreakNode(node)) return [{ text: '\n' }]
  if ($isTextNode(node)) {
    return [
      {
        text: node.getTextContent(),
        ...(node.hasFormat('bold') && { bold: true }),
        ...(node.hasFormat('italic') && { italic: true }),
        ...(node.hasFormat('strikethrough') && { strike: true }),
      },
    ]
  }
  if (!$isElementNode(node)) return []
  const spans = node.getChildren().flatMap($spansOf)
  if (!$isLinkNode(node)) return spans
  const href = safeHref(node.getURL())
  if (href === null || href.length > COMMUNITY.link) return spans
  return spans.map((span) => ({ ...span, href }))
}
