'use client'

import { useEffect, useState, useTransition } from 'react'
import { ApiError } from '@doran/api-client'
import { useEventLog } from '../core/event-log.js'
import { Button, ErrorState, LinkButton, announce } from '@doran/ui'
import { zoneOf } from '../core/zone.js'
import { errorNumber } from './error-number.js'

export type SiteErrorStateProps = {
  error: unknown
  retry: () => void
  /** A link to another page; absent, the main site's home. */
  home?: { href: string; label: string }
  /** A sentence after the usual text. */
  note?: string
}

/** The content of an error boundary: what to do next, and a number to quote. Needs no providers. */
export function SiteErrorState({
  error,
  retry,
  home = { href: '/', label: '홈으로' },
  note,
}: SiteErrorStateProps) {
  const [isPending, start] = useTransition()
  const number = errorNumber(error)
  useLogError(error)
  if (error instanceof ApiError && error.code === 'TOO_MANY') {
    return (
      <ErrorState
        title="요청이 많아 잠시 기다려야 해요."
        actions={
          <Button isBusy={isPending} onClick={() => start(retry)}>
            다시 시도
          </Button>
        }
      >
        <p>{error.message}</p>
      </ErrorState>
    )
  }
  return (
    <ErrorState
      title="저희 쪽에 문제가 생겼어요."
      {...(number && { requestId: number })}
      actions={
        <>
          <Button isBusy={isPending} onClick={() => start(retry)}>
            다시 시도
          </Button>
          {number && <CopyNumber number={number} />}
          <LinkButton href={home.href} kind="quiet">
            {home.label}
          </LinkButton>
        </>
      }
    >
      <p>잠시 뒤에 다시 시도해 주세요.{note && ` ${note}`}</p>
    </ErrorState>
  )
}

function useLogError(error: unknown) {
  const log = useEventLog()
  useEffect(() => {
    log.log({
      type: 'error',
      object: 'page',
      object_name: error instanceof ApiError ? error.code : 'UNKNOWN',
      object_attributes: { zone: zoneOf(window.location.pathname) },
    })
  }, [log, error])
}

function CopyNumber({ number }: { number: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(number)
    setIsCopied(true)
    announce('문의 번호를 복사했어요.')
  }
  // Without a secure context there is no clipboard; the number stays on the screen to be read.
  const tryToCopy = () => void copy().catch(() => undefined)
  return (
    <Button kind="secondary" onClick={tryToCopy}>
      {isCopied ? '복사했어요' : '문의 번호 복사'}
    </Button>
  )
}
