'use client'
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { joinClasses } from '../internal/join-classes.js'
import { fieldAria, fieldClass, FieldFrame, type FieldTexts } from './field-frame.js'
import { StrengthWords, type PasswordStrength } from './strength-words.js'

export type PasswordFieldProps = Omit<
  ComponentProps<'input'>,
  'children' | 'type' | 'autoComplete'
> &
  FieldTexts & {
    /** For password managers: an existing one is filled in, a new one is offered. */
    autoComplete: 'current-password' | 'new-password'
    /** Judged by the form; none while nothing is written. */
    strength?: PasswordStrength | null | undefined
  }

export function PasswordField({
  label,
  isLabelHidden,
  hint,
  error,
  strength,
  id,
  className,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...rest
}: PasswordFieldProps) {
  const madeId = useId()
  const fieldId = id ?? madeId
  const [isShown, setIsShown] = useState(false)
  const [isCapsLockOn, setIsCapsLockOn] = useState(false)
  // A password manager fills a field by key events without modifiers.
  const seeCapsLock = (event: KeyboardEvent<HTMLInputElement>) =>
    setIsCapsLockOn(event.getModifierState?.('CapsLock') ?? false)
  const texts = { label, isLabelHidden, hint, error }
  const notesId = `${fieldId}-notes`
  return (
    <FieldFrame id={fieldId} {...texts}>
      <div className="relative">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          type={isShown ? 'text' : 'password'}
          id={fieldId}
          onKeyDown={(event) => {
            seeCapsLock(event)
            onKeyDown?.(event)
          }}
          onKeyUp={(event) => {
            seeCapsLock(event)
            onKeyUp?.(event)
          }}
          onBlur={(event) => {
            setIsCapsLockOn(false)
            onBlur?.(event)
          }}
          {...fieldAria(fieldId, texts, notesId)}
          className={joinClasses(fieldClass, 'pr-20', className)}
        />
        <button
          type="button"
          aria-controls={fieldId}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0.5 my-auto min-h-11 min-w-11 rounded-input px-4 text-sm font-semibold text-text-2 -outline-offset-4 hover:text-text"
        >
          <span className="sr-only">비밀번호 </span>
          {isShown ? '숨기기' : '보기'}
        </button>
      </div>
      <div id={notesId} role="status" className="text-sm empty:hidden">
        {isCapsLockOn && <p className="text-text-2">Caps Lock이 켜져 있어요.</p>}
        {strength && <StrengthWords {...strength} />}
      </div>
    </FieldFrame>
  )
}
