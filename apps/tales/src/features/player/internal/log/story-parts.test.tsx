import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aTurn, aView } from '@doran/site/testing'
import { ComposerNotice } from '../draft/composer-notice'
import { JumpList } from '../menu/jump-list'
import { ChoiceList } from './choice-list'
import { PendingTurn } from './pending-turn'
import { PlayerLog } from './player-log'
import { StoryTurn } from './story-turn'

afterEach(cleanup)

const STREAMING = { name: 'streaming', isStopping: false, ahead: null } as const
const CHOICES = [
  { id: 'a', label: '묻는다' },
  { id: 'b', label: '살핀다', odds: { success: 42, cost: 41, fail: 17 } },
  { id: 'c', label: '기다린다' },
]

test('a problem is shown above the box, with the note that the text is kept', () => {
  const { rerender } = render(<ComposerNotice message="다른 창에서 이어졌어요." />)
  expect(screen.getByRole('alert').textContent).toBe(
    '다른 창에서 이어졌어요. 쓴 글은 그대로 있어요.',
  )
  rerender(<ComposerNotice message={null} />)
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('keys 1 to 3 choose, but not while typing, with a modifier, or while disabled', () => {
  const chosen: string[] = []
  const list = (isDisabled: boolean) => (
    <>
      <input aria-label="box" />
      <ChoiceList choices={CHOICES} isDisabled={isDisabled} onChoose={(l) => chosen.push(l)} />
    </>
  )
  const { rerender } = render(list(false))
  fireEvent.keyDown(screen.getByLabelText('box'), { key: '1' })
  fireEvent.keyDown(document.body, { key: '1', ctrlKey: true })
  fireEvent.keyDown(document.body, { key: '4' })
  expect(chosen).toEqual([])
  fireEvent.keyDown(document.body, { key: '2' })
  expect(chosen).toEqual(['살핀다'])
  rerender(list(true))
  fireEvent.keyDown(document.body, { key: '3' })
  fireEvent.click(screen.getByText('기다린다'))
  expect(chosen).toEqual(['살핀다'])
})

test('a risky choice shows its odds, a safe one none', () => {
  render(<ChoiceList choices={CHOICES} isDisabled={false} onChoose={() => {}} />)
  expect(screen.getAllByText(/^주사위 · 성공/)).toHaveLength(1)
  expect(screen.getByText('주사위 · 성공 42% · 부분 성공 41% · 실패 17%')).toBeTruthy()
})

test('a turn shows its marks as text', () => {
  const turn = aTurn({
    output: '“누구세요?” 그가 물었다.',
    gauges: [
      { key: 'a', label: '단서', before: 1, after: 3, min: 0, max: 8 },
      { key: 'b', label: '의심', before: 2, after: 2, min: 0, max: 8 },
    ],
    remembered: ['빠른 대답'],
    dice: { rolls: [5, 3], stat: '침착', bonus: 1, total: 9, band: 'cost' },
  })
  render(<StoryTurn turn={turn} cast={[]} theme={aView().session.theme} />)
  expect(screen.getByText('이야기가 기억해요: 빠른 대답')).toBeTruthy()
  expect(screen.getByText('주사위 8 + 침착 1 = 9 · 부분 성공 (7~9)')).toBeTruthy()
  expect(screen.getByText('2 올랐어요')).toBeTruthy()
  expect(screen.queryByText('의심')).toBeNull()
})

test('the jump list names scenes by what the person did and loads older ones', () => {
  let loaded = 0
  let jumped = 0
  render(
    <JumpList
      turns={[
        aTurn({ index: 0, input: null, output: '문이 잠겼다. 눈이 왔다.' }),
        aTurn({ index: 1, input: { kind: 'say', text: '누구세요' } }),
        aTurn({ index: 2, input: { kind: 'continue', text: '' }, output: '불이 꺼졌다.' }),
      ]}
      hasOlder
      isLoadingOlder={false}
      onLoadOlder={() => (loaded += 1)}
      onJump={() => (jumped += 1)}
    />,
  )
  expect(screen.getByText('문이 잠겼다.')).toBeTruthy()
  expect(screen.getByText('불이 꺼졌다.')).toBeTruthy()
  fireEvent.click(screen.getByText('“누구세요”'))
  fireEvent.click(screen.getByText('앞 장면 더 보기'))
  expect([jumped, loaded]).toEqual([1, 1])
})

test('growing text is busy, outside every live region, and read aloud as whole sentences', () => {
  const leaf = aView().turns[0]
  const turn = aTurn({ id: 't1', index: 1, status: 'streaming' })
  const at = (output: string) => {
    const phase = { ...STREAMING, turn: { ...turn, output } }
    return (
      <>
        <PendingTurn sessionId="session-1" phase={phase} />
        <PlayerLog voice="sentence" leaf={leaf} phase={phase} />
      </>
    )
  }
  const { rerender } = render(at(''))
  rerender(at('문이 열렸다. 그리'))
  rerender(at('문이 열렸다. 그리고 불이 꺼졌다. '))
  const pending = screen.getByLabelText('이어지는 장면')
  expect(pending.getAttribute('aria-busy')).toBe('true')
  expect(pending.closest('[aria-live], [role="log"], [role="status"]')).toBeNull()
  const said = [...screen.getByRole('log').children].map((line) => line.textContent)
  expect(said).toEqual(['문이 열렸다.', '그리고 불이 꺼졌다.'])
})

test('a finished turn is read aloud at once when asked for, and an undone one is removed', () => {
  const first = aTurn({ id: 'a', index: 1, output: '첫 장면이다.' })
  const next = aTurn({ id: 'b', index: 2, output: '문이 열렸다. 끝이다.' })
  const log = (leaf: typeof first) => (
    <PlayerLog voice="turn" leaf={leaf} phase={{ name: 'idle' }} />
  )
  const { rerender } = render(log(first))
  expect(screen.getByRole('log').textContent).toBe('')
  rerender(log(next))
  expect(screen.getByRole('log').textContent).toBe('문이 열렸다. 끝이다.')
  rerender(log(first))
  expect(screen.getByRole('log').textContent).toBe('')
})

test('a turn that was lost and resumed is read aloud on, not again', () => {
  const turn = aTurn({ id: 't1', index: 1, status: 'streaming', output: '문이 열렸다. 그리고' })
  const log = (phase: Parameters<typeof PlayerLog>[0]['phase']) => (
    <PlayerLog voice="sentence" leaf={aView().turns[0]} phase={phase} />
  )
  const { rerender } = render(log({ ...STREAMING, turn }))
  rerender(log({ name: 'lost', turn }))
  const longer = { ...turn, output: '문이 열렸다. 그리고 불이 꺼졌다. ' }
  rerender(log({ ...STREAMING, turn: longer }))
  const said = [...screen.getByRole('log').children].map((line) => line.textContent)
  expect(said).toEqual(['문이 열렸다.', '그리고 불이 꺼졌다.'])
})

test('an input that is being sent is shown in the story only where the box no longer holds it', () => {
  const sent = { clientTurnId: 'c1', parentId: 'root', kind: 'do', text: '문을 민다' } as const
  const phase = { name: 'sending', sent } as const
  render(<PendingTurn sessionId="session-empty" phase={phase} />)
  expect(screen.getByText('문을 민다')).toBeTruthy()
  cleanup()
  localStorage.setItem('doran_draft_session-kept', '문을 민다')
  render(<PendingTurn sessionId="session-kept" phase={phase} />)
  expect(screen.queryByText('문을 민다')).toBeNull()
  expect(screen.getByText('다음 장면을 쓰고 있어요.')).toBeTruthy()
})
