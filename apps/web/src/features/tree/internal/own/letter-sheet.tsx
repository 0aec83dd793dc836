'use client'

import { useId, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Tree } from '@doran/contract'
import { ReportSheet } from '@doran/site/safety'
import { useAct, useToaster } from '@doran/site/session'
import { Button, ErrorState, Skeleton } from '@doran/ui'
import { ConfirmDialog, Sheet } from '@doran/ui/overlay'
import { NO_NAME, ornamentName } from '../scene/ornament-name'
import { ornamentPicture } from '../tree-pictures'
import { openingDay } from '../tree-days'
import { LetterPaper } from './letter-paper'
import type { LetterOutside } from './opened-letter'
import { useUnwrapped } from './use-unwrapped'

export type LetterSheetProps = {
  tree: Tree
  letter: LetterOutside
  now: Date
  isOpen: boolean
  onClose: () => void
  /** Null after the last one. */
  onNext: (() => void) | null
  onRead: (letterId: string) => void
  /** It was put out of sight, or back into it. */
  onHidden: (letterId: string, isHidden: boolean) => void
  /** Nothing of whoever wrote it is shown any more. */
  onBlocked: () => void
}

/** One letter to the owner: before the day who hung it, then what it says. */
export function LetterSheet(props: LetterSheetProps) {
  const { tree, letter, now, isOpen, onClose, onNext, onRead, onHidden, onBlocked } = props
  const { state, retry } = useUnwrapped(tree.isOpen ? letter.id : null, onRead)
  const from = letter.name ?? NO_NAME
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={tree.isOpen ? `${from}의 편지` : ornamentName(letter.ornament)}
      actions={
        onNext &&
        tree.isOpen && (
          <Button className="flex-1" onClick={onNext}>
            다음 편지
          </Button>
        )
      }
    >
      <div className="flex justify-center">
        <img src={ornamentPicture(letter.ornament)} alt="" className="size-20" />
      </div>
      <div aria-live="polite" className="mt-4">
        {!tree.isOpen && (
          <p className="prose-ko text-center">
            {`${letter.name === null ? '이름을 적지 않은 친구가' : `${letter.name} 님이`} 걸었어요. ${openingDay(tree.opensAt, now)}에 열려요.`}
          </p>
        )}
        {tree.isOpen && state.phase === 'reading' && <Skeleton shape="card" className="h-40" />}
        {tree.isOpen && state.phase === 'failed' && (
          <ErrorState
            level={3}
            title="편지를 열지 못했어요."
            actions={<Button onClick={retry}>다시 시도</Button>}
          >
            <p>{state.message}</p>
          </ErrorState>
        )}
        {tree.isOpen && state.phase === 'read' && (
          <LetterPaper letter={state.letter} from={from} now={now} />
        )}
      </div>
      <LetterActs
        letter={letter}
        onHidden={(isHidden) => {
          onHidden(letter.id, isHidden)
          onClose()
        }}
        onBlocked={() => {
          onBlocked()
          onClose()
        }}
      />
    </Sheet>
  )
}

type LetterActsProps = {
  letter: LetterOutside
  onHidden: (isHidden: boolean) => void
  onBlocked: () => void
}

function LetterActs({ letter, onHidden, onBlocked }: LetterActsProps) {
  const api = useApi()
  const toaster = useToaster()
  const noticeId = useId()
  const hiding = useAct()
  const blocking = useAct()
  const [asked, setAsked] = useState<'report' | 'block' | null>(null)
  const params = { letterId: letter.id }

  const hide = () =>
    hiding.run(async () => {
      const isHidden = !letter.isHidden
      await api.call('PUT /v1/letter/{letterId}/hidden', { params, body: { isHidden } })
      const message = isHidden
        ? '편지를 숨겼어요. 편지함의 ‘숨긴 편지’에서 볼 수 있어요.'
        : '편지를 다시 걸었어요.'
      toaster.show({ kind: 'success', message, id: noticeId })
      onHidden(isHidden)
    })
  const block = () =>
    blocking.run(async () => {
      await api.call('POST /v1/letter/{letterId}/block', { params })
      const message = '편지를 숨겼어요. 이제 이 사람의 편지는 걸리지 않아요.'
      toaster.show({ kind: 'success', message, id: noticeId })
      setAsked(null)
      onBlocked()
    })
  return (
    <div className="mt-5 flex flex-wrap justify-center gap-1">
      <Button kind="quiet" isBusy={hiding.isBusy} onClick={() => void hide()}>
        {letter.isHidden ? '다시 보이기' : '숨기기'}
      </Button>
      <Button kind="quiet" onClick={() => setAsked('report')}>
        신고
      </Button>
      <Button kind="quiet" onClick={() => setAsked('block')}>
        이 사람 편지 그만 받기
      </Button>
      {asked === 'report' && (
        <ReportSheet
          target={{ targetType: 'letter', targetId: letter.id }}
          onClose={() => setAsked(null)}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'block'}
        onOpenChange={(isOpen) => setAsked(isOpen ? 'block' : null)}
        title="이 사람의 편지를 그만 받을까요?"
        confirmLabel="그만 받기"
        cancelLabel="취소"
        isDestructive
        isBusy={blocking.isBusy}
        onConfirm={() => void block()}
      >
        이 편지를 숨기고, 이 사람은 앞으로 내 나무에 편지를 걸 수 없게 해요. 누구인지는 알려 드리지
        않아요.
      </ConfirmDialog>
    </div>
  )
}
