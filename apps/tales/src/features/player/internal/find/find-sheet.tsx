import { useState } from 'react'
import { Button, TextField } from '@doran/ui'
import type { PanelProps } from '../panel-parts/panel-props'
import { PanelSheet } from '../panel-parts/panel-sheet'
import { useJump } from '../panel-parts/use-jump'
import { FoundScenes } from './found-scenes'

/** In code points, as the call takes them. */
const MOST = 50

/** Finds words in the story, up to where it stands. */
export function FindSheet({ isOpen, onClose, onOpen, state }: PanelProps) {
  const { id, leafTurnId } = state.session
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string>()
  const jump = useJump({ onClose, onOpen })
  const find = () => {
    const trimmed = typed.trim()
    const found = problemOf(trimmed)
    setProblem(found)
    if (found === undefined) setWords(trimmed)
  }
  return (
    <PanelSheet isOpen={isOpen} onClose={onClose} title="이야기에서 찾기">
      <form
        role="search"
        className="flex items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          find()
        }}
      >
        <div className="min-w-0 grow">
          <TextField
            label="찾을 말"
            isLabelHidden
            type="search"
            enterKeyHint="search"
            placeholder="이름, 물건, 했던 말"
            value={typed}
            error={problem}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <Button type="submit" className="min-h-12">
          찾기
        </Button>
      </form>
      {words !== '' && (
        <FoundScenes words={words} sessionUuid={id} leafTurnId={leafTurnId} onJump={jump} />
      )}
    </PanelSheet>
  )
}

function problemOf(words: string): string | undefined {
  if (words === '') return '찾을 말을 입력해 주세요.'
  return Array.from(words).length > MOST ? `${MOST}자까지 찾을 수 있어요.` : undefined
}
