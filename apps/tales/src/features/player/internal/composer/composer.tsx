import { useCallback, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { TurnKind } from '@doran/contract'
import { STORY_TURN_FIELD_COPY } from '@doran/contract/story-turn/copy'
import { STORY_TURN_LENGTHS } from '@doran/contract/story-turn/limits'
import { hasPersonalData } from '@doran/korean'
import type { NextPrice, WriteMode } from '@doran/story-reader'
import { Icon, TextArea } from '@doran/ui'
import { hasText, readShortcut } from './read-input'
import { SendButton } from './send-button'
import { useDraft } from '../draft/use-draft'
import { useAcknowledgedDraft, type SentInput } from './use-acknowledged-draft'

const MODES = [
  { value: 'do', label: '행동' },
  { value: 'say', label: '대사' },
  { value: 'narrate', label: '장면 묘사' },
] as const satisfies ReadonlyArray<{ value: WriteMode; label: string }>

const modesFor = (canNarrate: boolean) =>
  MODES.filter(({ value }) => canNarrate || value !== 'narrate')

const PLACEHOLDERS: Record<WriteMode, string> = {
  do: '무엇을 할까요?',
  say: '뭐라고 말할까요?',
  narrate: '어떤 일이 벌어지나요?',
}

/** From here on the counter is shown. */
const COUNTED_FROM = 400

export type ComposerProps = SentInput & {
  sessionId: string
  isPending: boolean
  /** A model writes: only that takes a description of what happens. */
  canNarrate: boolean
  /** In gems; null where the next turn costs nothing. */
  price: NextPrice | null
  /** Sentences one could type; pressed, one stands in the box. */
  examples: readonly string[]
  /** Stands in place of the send button while a turn is pending. */
  turnButton: ReactNode
  onSend: (kind: TurnKind, text: string) => boolean
}

export function Composer(props: ComposerProps) {
  const { isPending, onSend, canNarrate, examples } = props
  const fieldId = useId()
  const noteId = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useDraft(props.sessionId)
  // Kept with the text: what was to be said is no act after a reload.
  const [chosenMode, setMode] = useDraft(`${props.sessionId}_mode`)
  const mode = modesFor(canNarrate).find(({ value }) => value === chosenMode)?.value ?? 'do'
  const [hint, setHint] = useState<string | null>(null)
  // The API counts code points too.
  const length = Array.from(text.trim()).length
  const isTooLong = length > STORY_TURN_LENGTHS.turnText

  const fill = useCallback(
    (input: { kind?: WriteMode; text: string }) => {
      setText(input.text)
      if (input.kind) setMode(input.kind)
    },
    [setText, setMode],
  )
  useAcknowledgedDraft(props.sessionId, props, fill)

  function write(typed: string) {
    setHint(null)
    const shortcut = readShortcut(typed)
    if (shortcut) setMode(shortcut.mode)
    setText(shortcut?.text ?? typed)
  }

  function tryExample(example: string) {
    write(example)
    box.current?.focus()
  }

  function send() {
    const trimmed = text.trim()
    if (isPending || isTooLong) return
    if (hasText(trimmed)) {
      const isSent = onSend(mode, trimmed)
      if (isSent && isTouchKeyboard()) box.current?.blur()
    } else if (hint === null) setHint(STORY_TURN_FIELD_COPY.turnTextEmpty)
    else letContinue()
  }

  function letContinue() {
    if (isPending) return
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

  const isWritten = text !== ''
  return (
    <form
      aria-label="다음 장면"
      className="grid grid-cols-[auto_1fr_auto] items-center gap-2 font-sans"
      onSubmit={(event) => {
        event.preventDefault()
        if (isWritten) send()
        else letContinue()
      }}
    >
      {!isWritten && !isPending && examples.length > 0 && (
        <Examples examples={examples} onTry={tryExample} />
      )}
      <ModeSelect mode={mode} canNarrate={canNarrate} onMode={setMode} isBelow={isWritten} />
      <div
        className={
          isWritten ? 'col-span-3 row-start-1 min-w-0 md:col-span-1 md:col-start-2' : 'min-w-0'
        }
      >
        <TextArea
          ref={box}
          id={fieldId}
          label="직접 쓰기"
          isLabelHidden
          value={text}
          placeholder={PLACEHOLDERS[mode]}
          className="placeholder:whitespace-nowrap"
          enterKeyHint="send"
          aria-keyshortcuts="Enter"
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={sendByKey}
          aria-invalid={isTooLong}
          aria-describedby={noteId}
        />
      </div>
      <div className={`flex ${isWritten ? 'col-start-3 row-start-2 md:row-start-1' : ''}`}>
        {isPending ? (
          props.turnButton
        ) : (
          <SendButton isWritten={isWritten} price={props.price} isDisabled={isTooLong} />
        )}
      </div>
      {length >= COUNTED_FROM && <Counter length={length} />}
      <p
        id={noteId}
        role="status"
        className={`prose-ko col-span-3 text-sm empty:sr-only ${isTooLong ? 'text-danger' : 'text-text-2'}`}
      >
        {noteOf({ text, isTooLong, hint })}
      </p>
    </form>
  )
}

/** The story needs none, and what is typed into it is stored. */
const PERSONAL = '전화번호나 주소는 이야기에 적지 않는 게 안전해요.'

function noteOf({
  text,
  isTooLong,
  hint,
}: {
  text: string
  isTooLong: boolean
  hint: string | null
}) {
  if (isTooLong) return STORY_TURN_FIELD_COPY.turnTextTooLong
  return hasPersonalData(text) ? PERSONAL : hint
}

// The keyboard on the screen makes room for the text.
function isTouchKeyboard(): boolean {
  return matchMedia('(pointer: coarse)').matches
}

function Examples({
  examples,
  onTry,
}: Pick<ComposerProps, 'examples'> & { onTry: (example: string) => void }) {
  return (
    <div className="scroll-row col-span-3 -mx-1 flex items-center gap-2 [mask-image:linear-gradient(to_right,#000_calc(100%-28px),transparent)] pr-7 pb-1 pl-1 short:hidden">
      <p className="shrink-0 text-sm text-text-3">직접 써도 돼요</p>
      {examples.map((example) => (
        <button
          key={example}
          type="button"
          onClick={() => onTry(example)}
          className="inline-flex min-h-11 shrink-0 items-center rounded-pill border border-line px-3.5 text-sm whitespace-nowrap text-text-2 transition-colors duration-(--motion-state) hover:border-text-3 hover:text-text"
        >
          {example}
        </button>
      ))}
    </div>
  )
}

type ModeSelectProps = {
  mode: WriteMode
  canNarrate: boolean
  onMode: (mode: WriteMode) => void
  /** Stands below the box, which then has the whole width of a narrow screen. */
  isBelow: boolean
}

function ModeSelect({ mode, canNarrate, onMode, isBelow }: ModeSelectProps) {
  const modes = modesFor(canNarrate)
  return (
    <label className={`relative ${isBelow ? 'col-start-1 row-start-2 md:row-start-1' : ''}`}>
      <span className="sr-only">쓰는 방식</span>
      <select
        value={mode}
        onChange={(event) => {
          const next = MODES.find(({ value }) => value === event.currentTarget.value)
          if (next) onMode(next.value)
        }}
        className="min-h-12 cursor-pointer appearance-none rounded-pill border border-line bg-surface-2 pr-7 pl-3.5 text-sm font-semibold text-text hover:border-text-3"
      >
        {modes.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron"
        size={16}
        className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 rotate-90 text-text-3"
      />
    </label>
  )
}

function Counter({ length }: { length: number }) {
  const isOver = length > STORY_TURN_LENGTHS.turnText
  return (
    <p
      className={`col-start-2 row-start-2 text-right text-sm tabular-nums ${isOver ? 'text-danger' : 'text-text-3'}`}
    >
      <span className="sr-only">글자 수 </span>
      {length} / {STORY_TURN_LENGTHS.turnText}
    </p>
  )
}
