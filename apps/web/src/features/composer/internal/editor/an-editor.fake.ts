import type { RichText } from '@doran/contract'
import { registerRichText } from '@lexical/rich-text'
import { registerList } from '@lexical/list'
import { PASTE_COMMAND, SKIP_DOM_SELECTION_TAG } from 'lexical'
import { createComposerEditor } from './create-composer-editor'
import { $readRichText } from './read-rich-text'

/** An editor with this text, on a page. */
export function anEditor(body: RichText = [], canLink = true) {
  const root = document.body.appendChild(document.createElement('div'))
  root.contentEditable = 'true'
  const editor = createComposerEditor(body, canLink)
  editor.setRootElement(root)
  registerRichText(editor)
  registerList(editor)
  // Browsers tell of a moved selection later; here it is told at once, while what is committed is frozen.
  const update = (act: () => void) =>
    editor.update(act, { discrete: true, tag: SKIP_DOM_SELECTION_TAG })
  const read = (): RichText => editor.getEditorState().read($readRichText, { editor })
  /** What was copied elsewhere. */
  const paste = (html: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', '')
    editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData }))
    update(() => undefined)
  }
  return { editor, root, update, read, paste }
}
