import {
  $createListItemNode,
  $insertList,
  $isListItemNode,
  $isListNode,
  $removeList,
  type ListNode,
} from '@lexical/list'
import {
  $createHeadingNode,
  $createQuoteNode,
  $isHeadingNode,
  $isQuoteNode,
} from '@lexical/rich-text'
import {
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isRootNode,
  type ElementNode,
  type LexicalNode,
} from 'lexical'
import { COMMUNITY } from '@doran/contract/community/limits'
import { HEADING, type BlockKind } from './formats'

/** The blocks that the selection touches. */
function $selectedBlocks(): ElementNode[] {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return []
  const nodes = selection.isCollapsed() ? [selection.anchor.getNode()] : selection.getNodes()
  const blocks = nodes.map($blockOf).filter((block) => block !== null)
  return [...new Map(blocks.map((block) => [block.getKey(), block])).values()]
}

function $blockOf(node: LexicalNode): ElementNode | null {
  const block = $findMatchingParent(node, (each) => $isRootNode(each.getParent()))
  return $isElementNode(block) ? block : null
}

/** The list on the outside, of a list within lists. */
export function $outerList(node: LexicalNode): ListNode | null {
  const block = $blockOf(node)
  return $isListNode(block) ? block : null
}

/** How deep an item stands, from 0; null outside of lists. */
export function $itemLevel(node: LexicalNode): number | null {
  const lists = node.getParents().filter($isListNode).length
  return lists === 0 ? null : lists - 1
}

export function $blockKind(): BlockKind {
  const [block] = $selectedBlocks()
  if ($isListNode(block)) return block.getListType() === 'number' ? 'number' : 'bullet'
  if ($isHeadingNode(block)) return 'heading'
  return $isQuoteNode(block) ? 'quote' : 'paragraph'
}

/** Makes the selected blocks this kind; those that are it already become paragraphs. */
export function $toggleBlock(kind: Exclude<BlockKind, 'paragraph'>): void {
  const isOn = $blockKind() === kind
  if (kind === 'bullet' || kind === 'number') return isOn ? $removeList() : $makeList(kind)
  if ($selectedBlocks().some($isListNode)) $removeList()
  for (const block of $selectedBlocks()) {
    if ($isListNode(block)) continue
    const made = isOn ? $createParagraphNode() : $createBlock(kind)
    block.replace(made, true)
  }
}

function $createBlock(kind: 'heading' | 'quote'): ElementNode {
  return kind === 'heading' ? $createHeadingNode(HEADING) : $createQuoteNode()
}

function $makeList(kind: 'bullet' | 'number') {
  const lists = $selectedBlocks().filter($isListNode)
  if (lists.length === 0) return $insertList(kind)
  for (const list of lists) list.setListType(kind)
}

/** Moves the selected items one level in or out. */
export function $moveItems(by: 1 | -1): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const items = selection.getNodes().flatMap((node) => {
    const item = $findMatchingParent(node, $isListItemNode)
    return $isListItemNode(item) ? [item] : []
  })
  for (const item of new Set(items)) {
    const level = ($itemLevel(item) ?? 0) + by
    if (level >= 0 && level < COMMUNITY.listLevels) item.setIndent(level)
  }
}

/** Puts a list's own items where a list stands too deep. */
export function $flattenList(list: ListNode): void {
  const wrapper = list.getParent()
  if (!$isListItemNode(wrapper)) return
  for (const child of list.getChildren())
    wrapper.insertBefore($isListItemNode(child) ? child : $createListItemNode().append(child))
  list.remove()
  if (wrapper.isAttached() && wrapper.getChildrenSize() === 0) wrapper.remove()
}
