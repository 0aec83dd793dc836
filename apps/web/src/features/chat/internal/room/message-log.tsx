'use client'

import { Fragment } from 'react'
import { groupEntries, entryKey, readMarkSeq, type Run } from './group-entries'
import { Message, type MessageActs } from './message'
import type { RoomEntry } from '@doran/chat/react'

export const UNREAD_ID = 'unread-from-here'

type MessageLogProps = {
  entries: readonly RoomEntry[]
  firstUnreadSeq: number | null
  lastReadSeq: number | null
  name: string
  myName: string
  now: Date
  acts: MessageActs
}

/** The messages by day, the newest last. */
export function MessageLog(props: MessageLogProps) {
  const { entries, firstUnreadSeq, lastReadSeq } = props
  const readSeq = readMarkSeq(entries, lastReadSeq)
  return groupEntries(entries, firstUnreadSeq).map(({ key, heading, runs }) => (
    <section key={key} aria-labelledby={`day-${key}`}>
      <h2
        id={`day-${key}`}
        className="mx-auto my-4 w-fit rounded-pill bg-surface-1 px-3 py-1 text-xs font-semibold text-text-2"
      >
        {heading}
      </h2>
      <ol className="flex flex-col">
        {runs.map((run) => (
          <Fragment key={run.key}>
            {run.isAfterRead && <ReadDivider />}
            <RunRows {...props} run={run} readSeq={readSeq} />
          </Fragment>
        ))}
      </ol>
    </section>
  ))
}

function ReadDivider() {
  return (
    <li
      id={UNREAD_ID}
      className="mt-5 flex scroll-mt-24 items-center gap-3 text-sm text-text-2 before:h-px before:grow before:bg-line-strong after:h-px after:grow after:bg-line-strong"
    >
      여기까지 읽었어요
    </li>
  )
}

type RunRowsProps = MessageLogProps & { run: Run; readSeq: number | null }

function RunRows({ run, readSeq, name, myName, now, acts }: RunRowsProps) {
  // What is still being sent says where it stands instead.
  const lastItem = run.entries.findLastIndex(({ type }) => type === 'item')
  return run.entries.map((entry, index) => {
    const isRead = entry.type === 'item' && entry.isMine && entry.item.seq === readSeq
    const hasTime = index === lastItem
    return (
      <Message
        key={entryKey(entry)}
        isFirst={index === 0}
        entry={entry}
        name={name}
        myName={myName}
        now={now}
        acts={acts}
        meta={
          (hasTime || isRead) && (
            <p className="flex gap-1.5 px-1 pt-1 text-xs text-text-3 tabular-nums">
              {isRead && <span className="font-semibold text-text-2">읽음</span>}
              {hasTime && <time dateTime={run.createdAt}>{run.time}</time>}
            </p>
          )
        }
      />
    )
  })
}
