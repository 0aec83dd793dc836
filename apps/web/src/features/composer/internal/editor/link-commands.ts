import { $createLinkNode, $isLinkNode, $toggleLink } from '@lexical/link'
import {
  $createTextNode,
  $findMatchingParent,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
} from 'lexical'
import type { LinkAtHand } from './link-sheet'

export function $readLink(): LinkAtHand {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return { href: '', needsText: true }
  const link = $findMatchingParent(selection.anchor.getNode(), $isLinkNode)
  const href = $isLinkNode(link) ? link.getURL() : ''
  return { href, needsText: href === '' && selection.isCollapsed() }
}

/** Makes what is marked a link, or changes the link at hand; where nothing is marked it comes with its text. */
export function $setLink(href: string, text: string): void {
  if (!$isRangeSelection($getSelection())) $getRoot().selectEnd()
  if (!$readLink().needsText) return $toggleLink(href)
  $insertNodes([$createLinkNode(href).append($createTextNode(text))])
}

export function $removeLink(): void {
  $toggleLink(null)
}
