import { AI_NOTICE } from '@doran/contract/errors'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AiNotice, type AiNoticeProps } from './ai-notice.js'

afterEach(cleanup)

function open(over: Partial<AiNoticeProps> = {}) {
  const said: string[] = []
  render(
    <AiNotice
      isBusy={false}
      problem={null}
      onAccept={() => said.push('accept')}
      onOffline={() => said.push('offline')}
      onLeave={() => said.push('leave')}
      {...over}
    />,
  )
  return said
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('takes the focus to its heading, and Esc leaves it unanswered', () => {
  const said = open()
  const heading = screen.getByRole('heading', { name: 'AI 모델이 함께 써요' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText(AI_NOTICE)).toBeTruthy()
  fireEvent.keyDown(heading, { key: 'Escape' })
  expect(said).toEqual(['leave'])
})

it('is answered one of three ways', () => {
  const said = open()
  press('AI와 함께 읽기')
  press('미리 쓴 이야기로 읽기')
  press('취소')
  expect(said).toEqual(['accept', 'offline', 'leave'])
})

it('says what the answer costs', () => {
  const said = open({ price: 2 })
  press('AI와 함께 읽기 · 젬 2개')
  expect(said).toEqual(['accept'])
})

it('takes no second answer while one is on its way', () => {
  const said = open({ isBusy: true })
  for (const button of screen.getAllByRole('button')) fireEvent.click(button)
  expect(said).toEqual(['leave'])
})

it('says why an answer did not arrive', () => {
  open({ problem: '인터넷 연결이 끊겼어요. 다시 눌러 주세요.' })
  expect(screen.getByRole('alert').textContent).toContain('인터넷')
})
