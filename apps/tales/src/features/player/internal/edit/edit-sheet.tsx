import { useId, useState } from 'react'
import type { Turn } from '@doran/contract'
import { STORY_TURN_MESSAGES } from '@doran/contract/story-turn/copy'
import { useDraft } from '@doran/forms'
import { isPending } from '@doran/story-reader'
import { Button } from '@doran/ui'
import { useToaster } from '@doran/site/session'
import { withKept } from '../draft/composer-notice'
import { goToScene } from '../scene/go-to-scene'
import type { PanelProps } from '../panel-parts/panel-props'
import { PanelProblem } from '../panel-parts/panel-problem'
import { PanelSheet } from '../panel-parts/panel-sheet'
import { changesOf, editDraft } from './edit-draft'
import { EditFields } from './edit-fields'

/** Changes a scene's text, and what the person had written before it. The old one stays beside the new one. */
export function EditSheet({ turn, ...panel }: PanelProps & { turn: Turn }) {
  const { isOpen, onClose, state, reader } = panel
  const formId = useId()
  const toaster = useToaster()
  const [draft] = useState(() => editDraft(turn))
  const { value, restored, set } = useDraft(draft)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const written = value ?? { text: turn.input?.text ?? '', output: turn.output }
  const isLeaf = turn.id === state.session.leafTurnId

  async function save() {
    const changes = changesOf(turn, written)
    if (isBusy) return
    if (!changes) return setProblem('바꾼 곳이 없어요.')
    if (isPending(state.phase)) return setProblem(withKept(STORY_TURN_MESSAGES.TURN_IN_FLIGHT))
    setIsBusy(true)
    setProblem(null)
    const isSaved = await reader.edit(turn, changes)
    setIsBusy(false)
    if (!isSaved) return setProblem(withKept(reader.getState().problem?.message ?? FAILED))
    set(null)
    onClose()
    goToScene(turn.index)
    toaster.show({ message: '고쳤어요. 고치기 전 글도 그대로 있어요.' })
  }
  return (
    <PanelSheet
      isOpen={isOpen}
      onClose={onClose}
      title="고치기"
      width="wide"
      actions={
        <>
          {restored && value && (
            <Button kind="quiet" onClick={() => set(null)}>
              변경 취소
            </Button>
          )}
          <Button type="submit" form={formId} isBusy={isBusy}>
            저장
          </Button>
        </>
      }
    >
      <p className="prose-ko mb-4 text-text-2">
        고친 글로 이야기가 이어져요. 고치기 전 글은 지워지지 않아서, 언제든 돌아갈 수 있어요.
        {!isLeaf && ' 이 장면 뒤의 장면들은 갈림길에 남아요.'}
      </p>
      <PanelProblem message={problem} />
      <EditFields
        id={formId}
        turn={turn}
        written={written}
        onWrite={(change) => {
          setProblem(null)
          set({ ...written, ...change })
        }}
        onSave={() => void save()}
      />
    </PanelSheet>
  )
}

const FAILED = '고치지 못했어요. 다시 시도해 주세요.'
