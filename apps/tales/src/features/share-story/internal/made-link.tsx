'use client'

import type { ReactNode } from 'react'
import type { StoryShare } from '@doran/contract'
import { ShareButton } from '@doran/engagement'
import { useToaster } from '@doran/site/session'
import { Button, buttonClass } from '@doran/ui'
import { useLogThemeShare } from '../../../lib/use-log-theme-share'
import type { SharingStory } from './sharing-props'
import { useShareUrl } from './use-share-url'

type MadeLinkProps = Pick<SharingStory, 'theme'> & {
  made: StoryShare
  onAgain: () => void
  children?: ReactNode
}

/** A link that was just made: to copy, to pass on, to look at. */
export function MadeLink({ made, theme, onAgain, children }: MadeLinkProps) {
  const url = useShareUrl(made)
  const toaster = useToaster()
  const logShare = useLogThemeShare(theme.id)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toaster.show({ kind: 'success', message: '주소를 복사했어요.' })
      logShare('copy')
    } catch {
      toaster.show({ kind: 'error', message: `주소를 복사하지 못했어요. ${url}` })
    }
  }
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      <p className="font-semibold">링크를 만들었어요. 링크를 가진 사람은 누구나 볼 수 있어요.</p>
      <p className="mt-3 rounded-input bg-surface-2 px-4 py-3 text-sm break-all select-all">
        {url}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>주소 복사</Button>
        <ShareButton title={made.label || theme.title} url={url} onShared={logShare} />
        <a
          href={new URL(url).pathname}
          target="_blank"
          rel="noopener"
          className={buttonClass({ kind: 'quiet' })}
        >
          미리 보기<span className="sr-only"> (새 창)</span>
        </a>
        <Button kind="quiet" onClick={onAgain}>
          하나 더 만들기
        </Button>
      </div>
      {children}
    </div>
  )
}

/** From the button that was pressed and is gone. */
const takeFocus = (made: HTMLElement | null) => made?.focus()
