import { useCallback, useId, useState, type KeyboardEvent } from 'react'
import type { TurnKind } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import { LENGTHS } from '@doran/contract/limits'
import { Button, Segmented, TextArea } from '@doran/ui'
import { readShortcut, type WriteMode } from './read-shortcut'
import { useDraft } from './use-draft'
import { useSettledDraft, type SettledInput } from './use-settled-draft'
import type { WrittenWords } from './written-words'

const MODES = [
  { value: 'do', label: '행동' },
  { value: 'say', label: '말' },
  { value: 'narrate', label: '서술' },
] as const

const PLACEHOLDERS: Record<WriteMode, string> = {
  do: '무엇을 할까요?',
  say: '뭐라고 말할까요?',
  narrate: '어떤 일이 벌어지나요?',
}

/** From here on the counter is shown. */
const COUNTED_FROM = 400

export type ComposerProps = SettledInput & {
  sessionId: string
  isTelling: boolean
  /** False while the turn cannot be stopped yet. */
  canStop: boolean
  isStopping: boolean
  onSend: (kind: TurnKind, text: string) => boolean
  onStop: () => void
}

export function Composer(props: ComposerProps) {
  const { isTelling, onSend } = props
  const fieldId = useId()
  const noteId = useId()
  const [text, setText] = useDraft(props.sessionId)
  const [mode, setMode] = useState<WriteMode>('do')
  const [hint, setHint] = useState<string | null>(null)
  // The API counts code points too.
  const length = Array.from(text.trim()).length
  const isTooLong = length > LENGTHS.turnText

  const fill = useCallback(
    (words: { kind?: WrittenWords['kind']; text: string }) => {
      setText(words.text)
      if (words.kind) setMode(words.kind)
    },
    [setText],
  )
  useSettledDraft(props.sessionId, props, fill)

  function write(typed: string) {
    setHint(null)
    const shortcut = readShortcut(typed)
    if (shortcut) setMode(shortcut.mode)
    setText(shortcut?.text ?? typed)
  }

  function send() {
    const words = text.trim()
    if (isTelling || isTooLong) return
    if (words !== '') onSend(mode, words)
    else if (hint === null) setHint(FIELD_COPY.turnTextEmpty)
    else letGoOn()
  }

  function letGoOn() {
    if (isTelling) return
    setHint(null)
    onSend('continue', '')
  }

  function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While a syllable is being composed, Enter only ends it; 229 is what older browsers say instead.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      aria-label="이어 쓰기"
      className="flex flex-col gap-2 font-sans"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="flex items-center justify-between gap-2">
        <Segmented legend="쓰는 방식" options={MODES} value={mode} onChange={setMode} />
        <Button
          kind="secondary"
          aria-disabled={isTelling}
          onClick={letGoOn}
          className="px-4 aria-disabled:opacity-50"
        >
          이어 쓰기
        </Button>
      </div>
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <TextArea
            id={fieldId}
            label="내 차례"
            isLabelHidden
            value={text}
            placeholder={PLACEHOLDERS[mode]}
            enterKeyHint="send"
            aria-keyshortcuts="Enter"
            onChange={(event) => write(event.currentTarget.value)}
            onKeyDown={sendByKey}
            aria-invalid={isTooLong}
            aria-describedby={noteId}
          />
        </div>
        <SendOrStop {...props} isTooLong={isTooLong} />
      </div>
      <div className="flex justify-between gap-3 text-sm">
        <p id={noteId} role="status" className={isTooLong ? 'text-danger' : 'text-text-2'}>
          {isTooLong ? FIELD_COPY.turnTextTooLong : hint}
        </p>
        {length >= COUNTED_FROM && <Counter length={length} />}
      </div>
    </form>
  )
}

function SendOrStop({
  isTelling,
  canStop,
  isStopping,
  isTooLong,
  onStop,
}: ComposerProps & { isTooLong: boolean }) {
  if (isTelling)
    return (
      <Button
        kind="secondary"
        className="min-h-12 px-4 aria-disabled:opacity-50"
        aria-disabled={!canStop}
        isBusy={isStopping}
        onClick={onStop}
      >
        멈추기
      </Button>
    )
  return (
    <Button
      type="submit"
      className="min-h-12 px-4 aria-disabled:opacity-50"
      aria-disabled={isTooLong}
    >
      보내기 · 무료
    </Button>
  )
}

function Counter({ length }: { length: number }) {
  const isOver = length > LENGTHS.turnText
  return (
    <p className={`ml-auto shrink-0 tabular-nums ${isOver ? 'text-danger' : 'text-text-3'}`}>
      <span className="sr-only">글자 수 </span>
      {length} / {LENGTHS.turnText}
    </p>
  )
}
