'use client'
import { type ClipboardEvent, useId, useState } from 'react'
import { joinClasses } from '../internal/join-classes.js'
import { fieldAria, fieldClass, FieldFrame, type FieldTexts } from './field-frame.js'
import { ShapedInput, type ShapedInputProps } from './shaped-input.js'
import { type CodeKind, codeOf, isWholeCode, shapeCode } from './shape-text.js'

export type CodeFieldProps = Omit<ShapedInputProps, 'value' | 'shape' | 'onText'> &
  FieldTexts & {
    /** Six digits from a mail, or eight letters and digits in two groups. */
    kind?: CodeKind
    /** The code alone, “7KQ4M2PX”. A plain form sends what is seen, “7KQ4-M2PX”. */
    value?: string | undefined
    defaultValue?: string
    onChange?: (code: string) => void
  }

const looks = {
  // As far in as the space behind the last sign, so that the code stands in the middle.
  digits: 'indent-[0.3em] tracking-[0.3em]',
  grouped: 'indent-[0.12em] tracking-[0.12em] uppercase',
}

/** One input, so that pasting, autofill from a message and screen readers work. */
export function CodeField({
  kind = 'digits',
  label,
  isLabelHidden,
  hint,
  error,
  id,
  className,
  value,
  defaultValue = '',
  onChange,
  ...rest
}: CodeFieldProps) {
  const madeId = useId()
  const fieldId = id ?? madeId
  const [ownCode, setOwnCode] = useState(() => codeOf(defaultValue, kind))
  const [isHangul, setIsHangul] = useState(false)
  const code = value ?? ownCode
  const take = (typed: string) => {
    const next = codeOf(typed, kind)
    setIsHangul(next === code && /\p{Script=Hangul}/u.test(typed))
    setOwnCode(next)
    if (next !== code) onChange?.(next)
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!isWholeCode(codeOf(pasted, kind), kind)) return
    // A whole code takes the place of the old one, wherever the caret was.
    event.preventDefault()
    take(pasted)
  }
  const texts = { label, isLabelHidden, hint, error }
  const noticeId = `${fieldId}-notice`
  return (
    <FieldFrame id={fieldId} {...texts}>
      <ShapedInput
        autoComplete="one-time-code"
        inputMode={kind === 'digits' ? 'numeric' : 'text'}
        autoCapitalize={kind === 'digits' ? 'none' : 'characters'}
        autoCorrect="off"
        spellCheck={false}
        onPaste={paste}
        {...rest}
        id={fieldId}
        value={shapeCode(code, kind)}
        shape={(typed) => shapeCode(typed, kind)}
        onText={(_shaped, typed) => take(typed)}
        {...fieldAria(fieldId, texts, noticeId)}
        className={joinClasses(
          fieldClass,
          'min-h-16 text-center text-h2! font-semibold tabular-nums',
          looks[kind],
          className,
        )}
      />
      <p id={noticeId} role="status" className="text-sm text-text-2 empty:hidden">
        {isHangul && '한/영 키를 눌러 영어로 써 주세요.'}
      </p>
    </FieldFrame>
  )
}
