import type { RichText } from '@doran/contract'
import { COMMUNITY } from '@doran/contract/community/limits'
import { safeHref } from '@doran/rich-text'
import { LinkNode } from '@lexical/link'
import { $getListDepth, $isListItemNode, $isListNode, ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import {
  HISTORY_MERGE_TAG,
  IS_BOLD,
  IS_ITALIC,
  IS_STRIKETHROUGH,
  ParagraphNode,
  TextNode,
  createEditor,
  mergeRegister,
  type LexicalEditor,
} from 'lexical'
import { $flattenList, $outerList } from './block-commands'
import { HEADING } from './formats'
import { PictureNode } from './picture-node'
import { $writeRichText } from './write-rich-text'

const KNOWN_FORMATS = IS_BOLD | IS_ITALIC | IS_STRIKETHROUGH

const theme = {
  paragraph: 'prose-ko min-h-[1.7em]',
  heading: { [HEADING]: 'mt-5 mb-2 text-h3 font-extrabold' },
  quote: 'my-3 border-l-2 border-ember pl-4 text-text-2',
  list: {
    ul: 'my-2 list-disc pl-6',
    ol: 'my-2 list-decimal pl-6',
    nested: { listitem: 'list-none' },
  },
  link: 'text-text underline decoration-ember underline-offset-4',
  text: { bold: 'font-extrabold', italic: 'italic', strikethrough: 'line-through' },
}

/** An editor that holds what a post can hold, and nothing else. */
export function createComposerEditor(body: RichText, canLink = true): LexicalEditor {
  const editor = createEditor({
    namespace: 'doran-composer',
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, PictureNode],
    theme,
    onError: (error) => {
      throw error
    },
  })
  registerLimits(editor, canLink)
  editor.update(() => $writeRichText(body), { discrete: true, tag: HISTORY_MERGE_TAG })
  return editor
}

/** Reduces what is pasted or typed by a shortcut to what a post knows. */
function registerLimits(editor: LexicalEditor, canLink: boolean): void {
  mergeRegister(
    editor.registerNodeTransform(TextNode, (node) => {
      const known = node.getFormat() & KNOWN_FORMATS
      if (node.getFormat() !== known) node.setFormat(known)
      if (node.getStyle() !== '') node.setStyle('')
    }),
    editor.registerNodeTransform(HeadingNode, (node) => {
      if (node.getTag() !== HEADING) node.setTag(HEADING)
    }),
    editor.registerNodeTransform(ParagraphNode, (node) => {
      if (node.getIndent() !== 0) node.setIndent(0)
      if (node.getFormatType() !== '') node.setFormat('')
    }),
    editor.registerNodeTransform(LinkNode, (node) => {
      const href = safeHref(node.getURL())
      if (canLink && href !== null && href.length <= COMMUNITY.link) return
      for (const child of node.getChildren()) node.insertBefore(child)
      node.remove()
    }),
    editor.registerNodeTransform(ListNode, (node) => {
      const outer = $outerList(node)?.getListType() ?? node.getListType()
      const type = outer === 'check' ? 'bullet' : outer
      if ($getListDepth(node) > COMMUNITY.listLevels) return $flattenList(node)
      for (const list of [node, ...$innerLists(node)])
        if (list.getListType() !== type) list.setListType(type)
    }),
  )
}

function $innerLists(list: ListNode): ListNode[] {
  return list.getChildren().flatMap((item) => {
    if (!$isListItemNode(item)) return []
    return item.getChildren().filter($isListNode)
  })
}
