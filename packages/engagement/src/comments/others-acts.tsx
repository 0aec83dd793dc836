'use client'

import { useState } from 'react'
import type { CommentReply } from '@doran/contract'
import { BlockConfirm, ReportSheet } from '@doran/site/safety'
import { IconButton } from '@doran/ui'
import { preloadSheet } from '@doran/ui/overlay'
import { ActLink } from './act-link.js'
import { useCommentScope } from './comment-context.js'

/** What can be done about what somebody else wrote. */
export function OthersActs({ comment: { id, author } }: { comment: CommentReply }) {
  const { member, focusHeading } = useCommentScope()
  const [isOpen, setIsOpen] = useState(false)
  const [asked, setAsked] = useState<'report' | 'block' | null>(null)
  const [isBlocked, setIsBlocked] = useState(false)
  const isPerson = author !== null && !author.isGone && !author.isOfficial
  const profile = isPerson ? { id: author.id, name: author.name } : undefined
  const close = () => {
    setAsked(null)
    // The comment goes with its author.
    if (isBlocked) focusHeading()
  }
  return (
    <>
      <IconButton
        icon="more"
        label={isOpen ? '접기' : '더 보기'}
        aria-expanded={isOpen}
        onClick={() => setIsOpen((now) => !now)}
        onPointerEnter={preloadSheet}
        onFocus={preloadSheet}
      />
      {isOpen && (
        <>
          <ActLink onClick={() => setAsked('report')}>신고</ActLink>
          {profile && member?.canBlock && <ActLink onClick={() => setAsked('block')}>차단</ActLink>}
        </>
      )}
      {asked === 'report' && (
        <ReportSheet
          target={{ targetType: 'comment', targetId: id }}
          {...(profile && { profile })}
          onClose={close}
        />
      )}
      {asked === 'block' && profile && (
        <BlockConfirm profile={profile} onBlocked={() => setIsBlocked(true)} onClose={close} />
      )}
    </>
  )
}
