import { useId, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Turn } from '@doran/contract'
import { STORY_MEMORY_LENGTHS } from '@doran/contract/story-memory/limits'
import { useToaster } from '@doran/site/session'
import { splitSentences } from '@doran/story-reader'
import type { PanelProps } from '../panel-parts/panel-props'
import { PanelSheet } from '../panel-parts/panel-sheet'
import { KindField } from './kind-field'
import { MemoryForm } from './memory-form'
import type { OwnKind } from './memory-kinds'

type RememberSheetProps = PanelProps & { turn: Turn; selected: string }

/** Has the story remember a sentence of a scene: one is chosen, and may be shortened. */
export function RememberSheet({ turn, selected, ...panel }: RememberSheetProps) {
  const { isOpen, onClose, onOpen, state, reader } = panel
  const api = useApi()
  const toaster = useToaster()
  const [text, setText] = useState(() => selectedOf(turn, selected))
  const [kind, setKind] = useState<OwnKind | undefined>()
  const [isChosen, setIsChosen] = useState(text !== '')

  async function remember({ id, text: kept }: { id: string; text: string }) {
    await api.call('POST /v1/tales/session/{sessionUuid}/memory', {
      params: { sessionUuid: state.session.id },
      body: { clientMemoryId: id, turnUuid: turn.id, text: kept, ...(kind && { kind }) },
    })
    onClose()
    void reader.refreshStory()
    toaster.show({
      message: '이야기가 기억할게요.',
      action: { label: '기억 보기', onClick: () => onOpen({ name: 'memories' }) },
    })
  }
  return (
    <PanelSheet isOpen={isOpen} onClose={onClose} title="이거 기억해 줘">
      {isChosen ? (
        <MemoryForm
          text={text}
          onText={setText}
          submitLabel="기억하기"
          about={kind}
          onCancel={() => setIsChosen(false)}
          onSend={remember}
        >
          {isLong(text) && (
            <p className="prose-ko -mt-2 text-sm text-text-2">
              기억하기 좋게 {STORY_MEMORY_LENGTHS.memoryText}자까지 줄여 주세요.
            </p>
          )}
          <KindField value={kind} onChange={setKind} />
        </MemoryForm>
      ) : (
        <Sentences
          turn={turn}
          onPick={(sentence) => {
            setText(sentence)
            setIsChosen(true)
          }}
        />
      )}
    </PanelSheet>
  )
}

function Sentences({ turn, onPick }: { turn: Turn; onPick: (sentence: string) => void }) {
  const labelId = useId()
  const sentences = splitSentences(turn.output)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
  return (
    <>
      <p id={labelId} className="prose-ko mb-2 text-text-2">
        기억할 문장을 선택해 주세요. 문장은 다음 화면에서 고칠 수 있어요.
      </p>
      <ul aria-labelledby={labelId} className="-mx-3 flex flex-col">
        {sentences.map((sentence, at) => (
          <li key={at}>
            <button
              type="button"
              onClick={() => onPick(sentence)}
              className="prose-ko min-h-11 w-full rounded-input px-3 py-2 text-left hover:bg-surface-2"
            >
              {sentence}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const isLong = (text: string) => Array.from(text.trim()).length > STORY_MEMORY_LENGTHS.memoryText

/** What of a scene's text was selected, on one line; empty where nothing of it was. */
function selectedOf({ output }: Turn, selected: string): string {
  const line = oneLine(selected)
  return oneLine(output).includes(line) ? line : ''
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
