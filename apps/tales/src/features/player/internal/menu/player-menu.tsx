import { useState } from 'react'
import type { NarratorKey } from '@doran/contract'
import { useIsLoggedIn, useLoginSheet } from '@doran/site/session'
import { ZoneLink } from '@doran/site/core'
import {
  gemPathOf,
  isPending,
  isSignInEnded,
  type ReaderState,
  type StoryReader,
} from '@doran/story-reader'
import { IconButton, Money } from '@doran/ui'
import { ConfirmDialog, Sheet } from '@doran/ui/overlay'
import type { ReadingLook } from '../../reading-look'
import { HelpLines } from '../cards/help-lines'
import { JumpList } from './jump-list'
import { NarratorList } from './narrator-list'
import { ReadingSettings } from './reading-settings'

export type PlayerMenuProps = {
  look: ReadingLook
  onLook: (look: ReadingLook) => void
  state: ReaderState
  reader: StoryReader
  isRestarting: boolean
  onRestart: () => void
}

type Opened = 'menu' | 'settings' | 'narrator' | 'jump' | 'restart' | null

const ITEMS = [
  { opens: 'settings', label: '읽기 설정' },
  { opens: 'narrator', label: '내레이터' },
  { opens: 'jump', label: '지난 장면' },
  { opens: 'restart', label: '처음부터 다시' },
] as const

/** The player's one menu; the sheets are loaded when they are opened. */
export function PlayerMenu(props: PlayerMenuProps) {
  const { state, reader } = props
  const [opened, setOpened] = useState<Opened>(null)
  const isChoosable = state.session.narrators.length > 1
  const isLoggedIn = useIsLoggedIn()
  const { ask } = useLoginSheet()
  const items = ITEMS.filter(({ opens }) => opens !== 'narrator' || isChoosable)
  const join = () => {
    setOpened(null)
    ask({ reason: 'keep-story' })
  }
  const chooseNarrator = async (narrator: NarratorKey) => {
    const problem = await reader.chooseNarrator(narrator)
    if (problem && isSignInEnded(problem)) setOpened(null)
    return problem
  }
  const change = (name: Opened) => (isOpen: boolean) => setOpened(isOpen ? name : null)
  return (
    <>
      <IconButton
        icon="more"
        label="이야기 메뉴"
        aria-haspopup="dialog"
        onClick={() => setOpened('menu')}
      />
      <Sheet isOpen={opened === 'menu'} onOpenChange={change('menu')} title="이야기 메뉴">
        <ul className="-mx-3 flex flex-col">
          {items.map(({ opens, label }) => (
            <MenuItem key={opens} label={label} onClick={() => setOpened(opens)} />
          ))}
          {state.session.gems !== null && (
            <li>
              <ZoneLink
                href={gemPathOf(state.session.id)}
                className={`${ITEM} justify-between gap-4 no-underline`}
              >
                내 젬
                <Money currency="gem" amount={state.session.gems} />
              </ZoneLink>
            </li>
          )}
          {!isLoggedIn && <MenuItem label="로그인 · 회원가입" onClick={join} />}
        </ul>
        <div className="mt-4 border-t border-line pt-4">
          <p className="text-sm text-text-2">마음이 힘들 때 24시간 상담할 수 있어요.</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <HelpLines />
          </div>
        </div>
      </Sheet>
      <Sheet isOpen={opened === 'settings'} onOpenChange={change('settings')} title="읽기 설정">
        <ReadingSettings look={props.look} onLook={props.onLook} />
      </Sheet>
      <Sheet isOpen={opened === 'jump'} onOpenChange={change('jump')} title="지난 장면">
        <JumpList
          turns={state.turns}
          hasOlder={state.previousCursor !== null}
          isLoadingOlder={state.isLoadingOlder}
          onLoadOlder={() => void reader.loadOlder()}
          onJump={() => setOpened(null)}
        />
      </Sheet>
      <Sheet isOpen={opened === 'narrator'} onOpenChange={change('narrator')} title="내레이터">
        <NarratorList
          session={state.session}
          isPending={isPending(state.phase)}
          isConfirming={state.isConfirming}
          onChoose={chooseNarrator}
        />
      </Sheet>
      <ConfirmDialog
        isOpen={opened === 'restart'}
        onOpenChange={change('restart')}
        title="처음부터 다시 읽을까요?"
        confirmLabel="처음부터 다시"
        cancelLabel="취소"
        isBusy={props.isRestarting}
        onConfirm={props.onRestart}
      >
        지금까지 읽은 이야기는 ‘이어서 읽기’에 그대로 남아 있어요.
      </ConfirmDialog>
    </>
  )
}

const ITEM =
  'flex min-h-12 w-full items-center rounded-input px-3 text-left font-semibold text-text-2 transition-colors duration-(--motion-state) hover:bg-surface-2 hover:text-text'

function MenuItem({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <li>
      <button type="button" onClick={onClick} className={ITEM}>
        {label}
      </button>
    </li>
  )
}
