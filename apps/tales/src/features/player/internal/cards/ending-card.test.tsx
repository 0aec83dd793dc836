import type { ComponentProps } from 'react'
import type { StorySession } from '@doran/contract'
import { aTurn, aView } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { siteAround } from '../../../../testing/site-around'
import type { PlayerPanel } from '../panel-parts/player-panel'
import { EndingCard } from './ending-card'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const ENDING = { key: 'truth', title: '빈자리의 주인', badge: '진실', rare: false }
const MET = { key: 'truth', title: '빈자리의 주인', hint: '끝까지 묻는다', rare: false }
const HIDDEN = { key: 'snow', title: null, hint: '눈을 본다', rare: true }

function show(endings: StorySession['endings'], turns: ComponentProps<typeof EndingCard>['turns']) {
  const session = { ...aView().session, status: 'ended' as const, ending: ENDING, endings }
  const opened: PlayerPanel[] = []
  render(
    <EndingCard
      session={session}
      turns={turns}
      isBusy={false}
      isUndoing={false}
      onRestart={() => {}}
      onUndo={() => {}}
      onOpen={(panel) => opened.push(panel)}
    />,
    { wrapper: siteAround() },
  )
  return opened
}

test('says what is still to be found, or thanks the reader who found all', () => {
  show([MET, HIDDEN], [])
  expect(screen.getByText(/아직 못 만난 결말이 1개 있어요/)).toBeTruthy()
  expect(screen.getByRole('button', { name: '처음부터 다시' })).toBeTruthy()
  cleanup()
  show([MET], [])
  expect(screen.getByText('결말 1개를 모두 만났어요.')).toBeTruthy()
  expect(screen.getByText(/고마워요/)).toBeTruthy()
  expect(screen.queryByText(/아직 못 만난/)).toBeNull()
})

test('shows the way walked only where something mattered', () => {
  show([MET], [aTurn({ index: 1 })])
  expect(screen.queryByText('내가 고른 길')).toBeNull()
  cleanup()
  show([MET], [aTurn({ index: 1, remembered: ['빠른 대답'] })])
  expect(screen.getByText('내가 고른 길')).toBeTruthy()
})

test('copies the address of the theme where the device cannot share', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  show([MET], [])
  fireEvent.click(screen.getByRole('button', { name: '공유하기' }))
  expect(await screen.findByText('주소를 복사했어요.')).toBeTruthy()
  expect(writeText).toHaveBeenCalledWith('http://localhost:3000/doran-tales/theme/theme-1')
})

test('leads to a post with this ending', () => {
  show([MET], [])
  expect(screen.getByRole('link', { name: '커뮤니티에 올리기' }).getAttribute('href')).toBe(
    '/community/write?attach=ending%3Asession-1',
  )
})

test('leads to sharing the ending, to other ways, and back to each choice that mattered', () => {
  const before = aTurn({ id: 'before', index: 3 })
  const risked = aTurn({
    id: 'risked',
    index: 4,
    parentId: 'before',
    dice: { rolls: [5, 3], stat: '침착', bonus: 1, total: 9, band: 'cost' },
  })
  const opened = show([MET], [before, risked])
  for (const name of ['결말 공유', '여기서 갈림길', '4번 선택 앞에서 다르게 가기'])
    fireEvent.click(screen.getByRole('button', { name }))
  expect(opened).toEqual([
    { name: 'share-ending' },
    { name: 'tree' },
    { name: 'scene', turn: before },
  ])
})
