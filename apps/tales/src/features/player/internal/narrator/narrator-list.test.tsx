import type { StorySession } from '@doran/contract'
import { aView } from '@doran/site/testing'
import type { StoryProblem } from '@doran/story-reader'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { NarratorList } from './narrator-list'

afterEach(cleanup)

const OFFLINE = { key: 'offline', model: null, isWell: true, price: null } as const
const BASIC = { key: 'basic', model: 'small', isWell: true, price: null } as const
const DEEP = { key: 'deep', model: 'large', isWell: false, price: null } as const

function open(over: Partial<StorySession> = {}, isPending = false, answer?: StoryProblem) {
  const chosen: string[] = []
  render(
    <NarratorList
      session={{ ...aView().session, narrators: [OFFLINE, BASIC, DEEP], ...over }}
      isPending={isPending}
      isConfirming={false}
      onChoose={async (narrator) => {
        chosen.push(narrator)
        return answer ?? null
      }}
    />,
  )
  return chosen
}
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

test('names each narrator with what it is, and the next one is checked', () => {
  const chosen = open({ narrator: 'basic' })
  expect(radio(/^미리 쓴 이야기.*이어져요$/).checked).toBe(false)
  expect(radio(/AI 모델 · 기본.*small$/).checked).toBe(true)
  expect(radio(/AI 모델 · 깊은.*large · 지금은 응답이 없어요$/).disabled).toBe(false)
  fireEvent.click(radio(/^미리 쓴/))
  expect(chosen).toEqual(['offline'])
})

test('says how many turns of a model are left, and takes none when there are none', () => {
  open({ narrators: [OFFLINE, BASIC], modelTurnsLeft: 3 })
  expect(radio(/^AI 모델.*앞으로 3장면$/).disabled).toBe(false)
  cleanup()
  open({ narrators: [OFFLINE, BASIC], modelTurnsLeft: 0 })
  expect(radio(/장면을 다 읽었어요/).disabled).toBe(true)
})

test('cannot be changed while a turn is pending, and says why', () => {
  open({}, true)
  expect(screen.getByRole('status').textContent).toContain('바꿀 수 없어요')
  expect(screen.getByRole<HTMLFieldSetElement>('group').disabled).toBe(true)
})

test('says why a choice was refused', async () => {
  open({}, false, { code: 'NARRATOR_UNAVAILABLE', message: '지금은 부를 수 없어요.' })
  fireEvent.click(radio(/기본/))
  expect((await screen.findByText('지금은 부를 수 없어요.')).getAttribute('role')).toBe('alert')
})
