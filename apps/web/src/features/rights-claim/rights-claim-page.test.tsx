import { ApiError } from '@doran/api-client'
import { ERRORS } from '@doran/contract/errors'
import { fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { RightsClaimPage } from './rights-claim-page'

const CLAIM = 'POST /v1/moderation/rights-claim'
const ADDRESS = 'https://doran.example/community/0198f5a2-0000-7000-8000-0000000000a1'

function open(replies: unknown[] = [], address = '') {
  const { client, requests } = fakeApi({ [CLAIM]: replies }, [])
  render(<RightsClaimPage address={address} />, { wrapper: siteAround({ api: client }) })
  return () => requests.filter(({ key }) => key === CLAIM).map(({ input }) => input)
}

const field = (label: string) => screen.getByLabelText(label)
const write = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: '신고하기' }))

function writeAll() {
  fireEvent.click(screen.getByRole('radio', { name: '초상권' }))
  write('주소', ` ${ADDRESS} `)
  write('이름', '김하늘')
  write('이메일', 'sky@example.com')
  write('자세한 내용', '제 얼굴이 허락 없이 올라와 있어요.')
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('RightsClaimPage', () => {
  it('says what will happen, takes a claim of anybody, and says that it arrived', async () => {
    const requests = open([undefined])
    expect(screen.getByText(/최대 30일까지/)).toBeDefined()
    writeAll()
    send()
    const said = await screen.findByText(/신고를 접수했어요/)
    expect(said.textContent).toContain('sky@example.com')
    expect(requests()).toEqual([
      {
        body: {
          kind: 'portrait',
          address: ADDRESS,
          name: '김하늘',
          email: 'sky@example.com',
          detail: '제 얼굴이 허락 없이 올라와 있어요.',
        },
      },
    ])
    fireEvent.click(screen.getByRole('button', { name: '하나 더 신고하기' }))
    expect(field('이름')).toHaveProperty('value', '')
  })

  it('says at every field what it needs', async () => {
    const requests = open()
    send()
    for (const problem of [
      '침해된 권리를 선택해 주세요.',
      '도란 안의 주소를 적어 주세요.',
      '이름을 적어 주세요.',
      '이메일 주소를 다시 확인해 주세요.',
      '어떤 권리가 어떻게 침해되었는지 적어 주세요.',
    ]) {
      expect(await screen.findByText(problem)).toBeDefined()
    }
    write('자세한 내용', '가'.repeat(2_001))
    send()
    expect(await screen.findByText('2,000자까지 쓸 수 있어요.')).toBeDefined()
    expect(requests()).toEqual([])
  })

  it('says at the address that nothing is there', async () => {
    const { status, message } = ERRORS.NOT_FOUND
    open([new ApiError({ code: 'NOT_FOUND', status, message })])
    writeAll()
    send()
    expect(await screen.findByText(/그 주소에서 아무것도 찾지 못했어요/)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field('주소')))
  })

  it('loses nothing where it could not be sent, over a reload too', async () => {
    open([new ApiError({ code: 'NETWORK', message: '끊겼어요.', status: 0 })])
    writeAll()
    send()
    await screen.findByRole('alert')
    cleanup()
    open()
    expect(field('자세한 내용')).toHaveProperty('value', '제 얼굴이 허락 없이 올라와 있어요.')
    expect(screen.getByRole('radio', { name: '초상권' })).toHaveProperty('checked', true)
  })

  it('begins with the address that the reader comes from', () => {
    open([], ADDRESS)
    expect(field('주소')).toHaveProperty('value', ADDRESS)
  })
})
