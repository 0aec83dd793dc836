'use client'

import { useId } from 'react'
import { Button } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { useAct } from '../session/actions/use-act.js'
import { useIsLoggedIn } from '../session/member/use-is-logged-in.js'
import { useMe } from '../session/member/use-me.js'
import { BLOCK_EFFECT } from './block-copy.js'
import { ReportFields } from './report-fields.js'
import { useBlock } from './use-block.js'
import { useClosing } from './use-closing.js'
import { useReport, type ReportedThing } from './use-report.js'

export type ReportSheetProps = {
  target: ReportedThing
  /** Whose it is, where a member may want to block them afterwards; left out where they are blocked already. */
  profile?: { id: string; name: string }
  /** It has closed, sent or not. */
  onClose: () => void
}

/** Reports something to the moderators, visitors too. It is open for as long as it is rendered. */
export function ReportSheet({ target, profile, onClose }: ReportSheetProps) {
  const formId = useId()
  const { isOpen, close } = useClosing(onClose)
  const report = useReport(target)
  const isMember = useIsLoggedIn()
  const { block } = useBlock()
  const blocking = useAct()
  const offered = useBlockable(profile)
  const { isSent, submission } = report

  const blockThem = async (id: string) => {
    await block(id)
    close()
  }
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && close()}
      title={isSent ? '신고 완료' : '신고하기'}
      actions={
        isSent ? (
          <>
            <Button kind="secondary" className="flex-1" onClick={close}>
              닫기
            </Button>
            {offered && (
              <Button
                kind="danger"
                className="flex-1"
                isBusy={blocking.isBusy}
                onClick={() => void blocking.run(() => blockThem(offered.id))}
              >
                차단하기
              </Button>
            )}
          </>
        ) : (
          <Button
            type="submit"
            form={formId}
            isWide
            isBusy={submission.isBusy}
            disabled={submission.isWaiting}
          >
            신고하기
          </Button>
        )
      }
    >
      {isSent ? (
        <div ref={takeFocus} tabIndex={-1} className="prose-ko outline-none">
          <p className="font-semibold">
            알려 주셔서 고마워요. {isMember ? '살펴보고 결과를 알려 드릴게요.' : '살펴볼게요.'}
          </p>
          {offered && (
            <p className="mt-3 text-text-2">
              {offered.name} 님을 차단할 수도 있어요. {BLOCK_EFFECT}
            </p>
          )}
        </div>
      ) : (
        <ReportFields id={formId} report={report} isMember={isMember} />
      )}
    </Sheet>
  )
}

/** From the button that was pressed and is gone. */
const takeFocus = (thanks: HTMLElement | null) => thanks?.focus()

/** The person, where the one who reports is a member who can block them here. */
function useBlockable(profile: ReportSheetProps['profile']) {
  const { data: me } = useMe()
  const canBlock = me && !me.session.isLimited && me.profile.id !== profile?.id
  return canBlock ? profile : undefined
}
