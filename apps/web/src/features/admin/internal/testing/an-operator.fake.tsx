import type { ReactElement } from 'react'
import { ApiError } from '@doran/api-client'
import type { Maker, ModerationCase, ModerationCaseDetail, PersonCard } from '@doran/contract'
import { ERRORS, type ErrorCode } from '@doran/contract/errors'
import { aRouter, fakeApi } from '@doran/site/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { anAuthor } from '../../../../testing/a-post'
import { siteAround } from '../../../../testing/site-around'

export const CASE_ID = '0198f5a2-0000-7000-8000-0000000000c1'
export const POST_ID = '0198f5a2-0000-7000-8000-0000000000a1'
export const PERSON_ID = '0198f5a2-0000-7000-8000-0000000000b1'

export const aMaker = (over: Partial<Maker> = {}): Maker => anAuthor({ id: PERSON_ID, ...over })

export function aCase(over: Partial<ModerationCase> = {}): ModerationCase {
  return {
    id: CASE_ID,
    targetType: 'post',
    targetId: POST_ID,
    status: 'open',
    author: aMaker(),
    excerpt: '밤마다 같은 광고를 올려요',
    reportCount: 5,
    reasons: ['spam', 'abuse'],
    hasClaim: false,
    hiddenBy: 'reports',
    outcome: null,
    openedAt: '2026-11-20T00:00:00.000Z',
    decidedAt: null,
    ...over,
  }
}

export function aDetail(over: Partial<ModerationCaseDetail> = {}): ModerationCaseDetail {
  return {
    ...aCase(),
    reports: [
      {
        id: 'report-1',
        reason: 'spam',
        detail: '같은 글이 다섯 번째예요.',
        reporter: aMaker({ id: 'profile-9', name: '별지기' }),
        createdAt: '2026-11-20T00:00:00.000Z',
      },
    ],
    claims: [],
    current: {
      title: '오늘의 특가',
      text: '지금 바로 눌러 보세요.',
      path: `/community/${POST_ID}`,
      pictures: ['post-image/abcdefghijklmnopqrst.webp'],
    },
    decisions: [],
    appeal: null,
    blindUntil: null,
    sanctions: [],
    upheldBefore: 2,
    ...over,
  }
}

export function aPerson(over: Partial<PersonCard> = {}): PersonCard {
  return {
    ...aMaker(),
    email: null,
    roles: [],
    joinedAt: '2026-11-01T00:00:00.000Z',
    sanction: null,
    ...over,
  }
}

export function refusal(code: ErrorCode): ApiError {
  const { status, message } = ERRORS[code]
  return new ApiError({ code, status, message })
}

/** A page of operators before an API with these replies. */
export function openAdmin(page: ReactElement, replies: Record<string, unknown[]>) {
  const { client, requests } = fakeApi(replies, [])
  const push = vi.fn<(href: string) => void>()
  render(page, {
    wrapper: siteAround({ isLoggedIn: true, api: client, router: aRouter({ push }) }),
  })
  const inputsOf = (key: string) =>
    requests.filter((call) => call.key === key).map(({ input }) => input)
  return { inputsOf, push }
}

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }))
export const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
