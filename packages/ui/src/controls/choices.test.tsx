import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Checkbox } from './checkbox.js'
import { FormError } from './form-error.js'
import { RadioGroup } from './radio-group.js'
import { SettingList, SettingRow } from './setting-list.js'
import { Steps } from './steps.js'
import { Switch } from './switch.js'

it('names a checkbox with its mark, ticks by its words and keeps a link among them', () => {
  render(
    <Checkbox
      name="terms"
      mark="required"
      label={
        <>
          <a href="#terms">이용약관</a>에 동의해요
        </>
      }
      error="동의해야 자리를 만들 수 있어요."
    />,
  )
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^\[필수\] 이용약관/ })
  expect(screen.getByRole('link', { name: '이용약관' }).getAttribute('href')).toBe('#terms')
  fireEvent.click(screen.getByText('[필수]'))
  expect(box.checked).toBe(true)
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '동의해야 자리를 만들 수 있어요.',
  )
})

const lifetimes = [
  { value: 'short', label: '2시간', description: '잠깐 쓸 때 좋아요.' },
  { value: 'today', label: '오늘 자정까지' },
] as const

it('groups radios under their question, and says which one was chosen', () => {
  const onChange = vi.fn()
  const { container } = render(
    <form>
      <RadioGroup
        label="얼마나 쓸까요?"
        name="lifetime"
        options={lifetimes}
        defaultValue="short"
        onChange={onChange}
        error="하나를 골라 주세요."
      />
    </form>,
  )
  const group = screen.getByRole('radiogroup', { name: '얼마나 쓸까요?' })
  expect(group.getAttribute('aria-invalid')).toBe('true')
  const first = screen.getByRole('radio', { name: '2시간' })
  expect(document.getElementById(first.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '잠깐 쓸 때 좋아요.',
  )
  fireEvent.click(screen.getByRole('radio', { name: '오늘 자정까지' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('today')
  expect(new FormData(container.querySelector('form') ?? undefined).get('lifetime')).toBe('today')
})

it('shows the radio it is given', () => {
  const { rerender } = render(<RadioGroup label="기간" options={lifetimes} value="short" />)
  rerender(<RadioGroup label="기간" options={lifetimes} value="today" />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '오늘 자정까지' }).checked).toBe(true)
})

it.each([false, true])('switches by its name, hidden: %s', (isLabelHidden) => {
  const onChange = vi.fn()
  const props = { label: '소식 받기', onChange, isLabelHidden }
  const { rerender } = render(<Switch {...props} isOn={false} />)
  const knob = screen.getByRole('switch', { name: '소식 받기' })
  expect(screen.getByText('소식 받기').className.includes('sr-only')).toBe(isLabelHidden)
  fireEvent.click(knob)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
  expect(knob.getAttribute('aria-checked')).toBe('false')
  rerender(<Switch {...props} isOn />)
  expect(knob.getAttribute('aria-checked')).toBe('true')
})

it('says a step in words and shows it in figures', () => {
  const { container } = render(<Steps current={2} names={['이메일', '이름', '약관']} />)
  expect(container.textContent).toBe('2/33단계 중 2단계: 이름')
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('2/3')
})

it('takes focus with a form error, with the same one again after a new try', () => {
  const { rerender } = render(<FormError message={null} />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<FormError message="맞지 않아요." />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  rerender(<FormError message={null} />)
  rerender(<FormError message="맞지 않아요." />)
  expect(screen.getByRole('alert').textContent).toBe('맞지 않아요.')
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

it('makes a whole setting a link or a button, or leaves it to its own control', () => {
  const onClick = vi.fn()
  render(
    <SettingList label="계정">
      <SettingRow label="이메일" value="me@example.com" href="/me/email" />
      <SettingRow label="데이터 내려받기" onClick={onClick} />
      <SettingRow label="이 기기" control={<button type="button">내보내기</button>} />
    </SettingList>,
  )
  expect(screen.getByRole('heading', { name: '계정' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /이메일.*me@example.com/ }).getAttribute('href')).toBe(
    '/me/email',
  )
  fireEvent.click(screen.getByRole('button', { name: '데이터 내려받기' }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('button', { name: '내보내기' })).toBeTruthy()
})
