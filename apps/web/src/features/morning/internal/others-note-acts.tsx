'use client'

import { useState } from 'react'
import dynamic from 'next/dynamic'
import type { MorningNote } from '@doran/contract'
import { ActButton } from './act-button'

const ReportSheet = dynamic(() => import('@doran/site/safety').then((module) => module.ReportSheet))

/** What can be done about a note of somebody else. */
export function OthersNoteActs({ note: { id, author } }: { note: MorningNote }) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <ActButton aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
        신고
      </ActButton>
      {isAsked && (
        <ReportSheet
          target={{ targetType: 'morning_note', targetId: id }}
          {...(author && { profile: { id: author.id, name: author.nickName } })}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
