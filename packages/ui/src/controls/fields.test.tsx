import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CodeField } from './code-field.js'
import { DateField } from './date-field.js'
import { PasswordField } from './password-field.js'
import { SelectField } from './select-field.js'

const inputOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) =>
  fireEvent.change(inputOf(label), { target: { value } })
const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describe('every field', () => {
  const texts = { label: '칸', hint: '도움말', error: '다시 적어 주세요.' }
  it.each([
    ['PasswordField', <PasswordField key="1" {...texts} autoComplete="new-password" name="it" />],
    ['CodeField', <CodeField key="2" {...texts} name="it" />],
    ['DateField', <DateField key="3" {...texts} name="it" />],
    ['SelectField', <SelectField key="4" {...texts} name="it" options={[]} />],
  ])('%s ties error and hint to its input and has a name in a plain form', (_name, field) => {
    render(field)
    const input = screen.getByLabelText('칸')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(input)).toContain('다시 적어 주세요. 도움말')
    expect(input.getAttribute('name')).toBe('it')
  })
})

describe('PasswordField', () => {
  it('shows and hides what is written, with its autocomplete', () => {
    render(<PasswordField label="비밀번호" autoComplete="current-password" defaultValue="달밤" />)
    const input = inputOf('비밀번호')
    expect(input.type).toBe('password')
    expect(input.autocomplete).toBe('current-password')
    fireEvent.click(screen.getByRole('button', { name: '비밀번호 보기' }))
    expect(input.type).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: '비밀번호 숨기기' }))
    expect(input.type).toBe('password')
    expect(input.value).toBe('달밤')
  })
  it('says that Caps Lock is on until the field is left', () => {
    render(<PasswordField label="비밀번호" autoComplete="current-password" />)
    const input = inputOf('비밀번호')
    const status = screen.getByRole('status')
    const press = createEvent.keyUp(input, { key: 'A' })
    Object.assign(press, { getModifierState: (key: string) => key === 'CapsLock' })
    fireEvent(input, press)
    expect(status.textContent).toBe('Caps Lock이 켜져 있어요.')
    fireEvent.blur(input)
    expect(status.textContent).toBe('')
  })
  it('says how strong a new one is in words', () => {
    render(
      <PasswordField
        label="비밀번호"
        autoComplete="new-password"
        strength={{ level: 3, words: '든든해요.' }}
      />,
    )
    expect(screen.getByRole('status').textContent).toBe('든든해요.')
  })
})

describe('CodeField', () => {
  it('shows the code in groups and gives it without them', () => {
    const onChange = vi.fn()
    render(<CodeField kind="grouped" label="코드" onChange={onChange} />)
    type('코드', '7kq4 m2px')
    expect(inputOf('코드').value).toBe('7KQ4-M2PX')
    expect(onChange).toHaveBeenLastCalledWith('7KQ4M2PX')
  })
  it('keeps the caret where a sign was typed into the middle', () => {
    render(<CodeField kind="grouped" label="코드" defaultValue="7KQM2PX" />)
    const input = inputOf('코드')
    expect(input.value).toBe('7KQM-2PX')
    fireEvent.change(input, {
      target: { value: '7KQ4M-2PX', selectionStart: 4, selectionEnd: 4 },
    })
    expect(input.value).toBe('7KQ4-M2PX')
    expect(input.selectionStart).toBe(4)
  })
  it('lets a whole pasted code take the place of the old one', () => {
    const onChange = vi.fn()
    render(<CodeField label="번호" defaultValue="111111" onChange={onChange} />)
    fireEvent.paste(inputOf('번호'), { clipboardData: { getData: () => '482 193' } })
    expect(inputOf('번호').value).toBe('482193')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('482193')
  })
  it('asks for the other keyboard when Hangul comes in', () => {
    render(<CodeField kind="grouped" label="코드" />)
    type('코드', 'ㅂ')
    expect(screen.getByRole('status').textContent).toBe('한/영 키를 눌러 영어로 써 주세요.')
    type('코드', 'q')
    expect(screen.getByRole('status').textContent).toBe('')
  })
  it('shows the code it is given', () => {
    const { rerender } = render(<CodeField label="번호" value="482" />)
    expect(inputOf('번호').value).toBe('482')
    rerender(<CodeField label="번호" value="" />)
    expect(inputOf('번호').value).toBe('')
  })
})

function Birthday({ onChange }: { onChange: (date: string) => void }) {
  const [date, setDate] = useState('')
  const change = (next: string) => {
    setDate(next)
    onChange(next)
  }
  return <DateField label="생일" value={date} onChange={change} />
}

describe('DateField', () => {
  it('gives a day once it is whole, and nothing when it is broken again', () => {
    const onChange = vi.fn()
    render(<Birthday onChange={onChange} />)
    type('생일', '2001030')
    expect(inputOf('생일').value).toBe('2001-03-0')
    expect(onChange).not.toHaveBeenCalled()
    type('생일', '2001-03-09')
    expect(onChange).toHaveBeenLastCalledWith('2001-03-09')
    type('생일', '2001-03-0')
    expect(onChange).toHaveBeenLastCalledWith('')
    expect(inputOf('생일').value).toBe('2001-03-0')
  })
  it('fills in zeros when it is left', () => {
    render(<Birthday onChange={() => undefined} />)
    type('생일', '2001. 3. 9')
    fireEvent.blur(inputOf('생일'))
    expect(inputOf('생일').value).toBe('2001-03-09')
  })
  it('complains of half a date only when it is left, and keeps its form from being sent', () => {
    render(<Birthday onChange={() => undefined} />)
    const input = inputOf('생일')
    type('생일', '2001-02-30')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    expect(input.checkValidity()).toBe(false)
    fireEvent.blur(input)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(input)).toContain('숫자로 입력해 주세요')
    type('생일', '2001-02-31')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    type('생일', '')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    expect(input.checkValidity()).toBe(true)
  })
})

it('offers the empty choice of a select by its placeholder', () => {
  render(
    <SelectField
      label="국가"
      placeholder="골라 주세요"
      options={[{ value: 'KR', label: '대한민국' }]}
    />,
  )
  const select = screen.getByLabelText<HTMLSelectElement>('국가')
  expect(select.value).toBe('')
  fireEvent.change(select, { target: { value: 'KR' } })
  expect(select.value).toBe('KR')
})
