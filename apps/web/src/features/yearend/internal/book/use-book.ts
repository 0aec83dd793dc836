'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { YearBook } from '@doran/contract'
import { seoulDay } from '@doran/site/core'
import { useAct, useToaster } from '@doran/site/session'
import { useRouter } from 'next/navigation'
import { dayWords } from '../day-words'

export type PageChange = {
  isShown?: boolean
  letterId?: string | null
  thanks?: { name: string; text: string } | null
}

export type BookActs = {
  book: YearBook
  isBusy: boolean
  /** `onDone` comes only where it was done. */
  changePage: (number: number, change: PageChange, onDone?: () => void) => void
  /** Throws where it could not be done. */
  share: () => Promise<void>
  withdraw: () => void
  sealLetter: (text: string, onSealed: () => void) => void
}

/** A book and what its owner does with it. Pictures are drawn by the server, so that a change asks for the page anew. */
export function useBook(given: YearBook): BookActs {
  const api = useApi()
  const router = useRouter()
  const toaster = useToaster()
  const act = useAct()
  const [answered, setAnswered] = useState<{ book: YearBook; instead: YearBook } | null>(null)
  // Once the server has drawn it anew, what it was given then counts.
  const book = answered?.instead === given ? answered.book : given
  const { shareCode, year } = book

  const take = (reply: YearBook) => {
    setAnswered({ book: reply, instead: given })
    router.refresh()
  }

  const setShared = async (isShared: boolean) =>
    take(
      await api.call('PUT /v1/yearend/book/{shareCode}/shared', {
        params: { shareCode },
        body: { isShared },
      }),
    )

  return {
    book,
    isBusy: act.isBusy,
    changePage: (number, change, onDone) =>
      void act.run(async () => {
        take(
          await api.call('PATCH /v1/yearend/book/{shareCode}/page/{number}', {
            params: { shareCode, number },
            body: change,
          }),
        )
        onDone?.()
      }),
    share: () => setShared(true),
    withdraw: () =>
      void act.run(async () => {
        await setShared(false)
        toaster.show({ kind: 'success', message: '이제 나만 볼 수 있어요.' })
      }),
    sealLetter: (text, onSealed) =>
      void act.run(async () => {
        const { opensAt } = await api.call('POST /v1/yearend/{year}/letter', {
          params: { year },
          body: { text },
        })
        onSealed()
        const day = dayWords(seoulDay(new Date(opensAt)))
        toaster.show({ kind: 'success', message: `편지를 봉했어요. ${day}에 만나요.` })
        router.refresh()
      }),
  }
}
