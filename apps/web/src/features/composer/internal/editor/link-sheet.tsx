'use client'

import { useState, type FormEvent } from 'react'
import { COMMUNITY } from '@doran/contract/community/limits'
import { safeHref } from '@doran/rich-text'
import { Button, TextField } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'

export type LinkAtHand = {
  /** Of the link in which the person writes; empty where there is none. */
  href: string
  /** Nothing is marked, so that the link needs words of its own. */
  needsText: boolean
}

type LinkSheetProps = {
  link: LinkAtHand | null
  onClose: () => void
  onSave: (href: string, text: string) => void
  onRemove: () => void
}

const PROBLEM = '주소를 확인해 주세요. 예: https://doran.kr'

/** The address of a link. */
export function LinkSheet({ link, onClose, onSave, onRemove }: LinkSheetProps) {
  return (
    <Sheet
      isOpen={link !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={link?.href ? '링크 수정' : '링크 넣기'}
    >
      {link && <LinkFields link={link} onSave={onSave} onRemove={onRemove} />}
    </Sheet>
  )
}

type LinkFieldsProps = Pick<LinkSheetProps, 'onSave' | 'onRemove'> & { link: LinkAtHand }

function LinkFields({ link, onSave, onRemove }: LinkFieldsProps) {
  const [typed, setTyped] = useState(link.href)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const save = (event: FormEvent) => {
    event.preventDefault()
    // A sheet is a part of the page's form in React's tree.
    event.stopPropagation()
    const href = linkAddress(typed)
    if (href === null) return setError(PROBLEM)
    onSave(href, text.trim() === '' ? typed.trim() : text.trim())
  }
  return (
    <form method="dialog" noValidate onSubmit={save} className="flex flex-col gap-4">
      <TextField
        label="주소"
        inputMode="url"
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        placeholder="https://"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setError(undefined)
        }}
      />
      {link.needsText && (
        <TextField
          label="보여 줄 말"
          hint="비워 두면 주소가 보여요."
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {link.href !== '' && (
          <Button kind="quiet" onClick={onRemove}>
            링크 빼기
          </Button>
        )}
        <Button type="submit">{link.href === '' ? '넣기' : '저장'}</Button>
      </div>
    </form>
  )
}

/** The web address that was typed, with or without its beginning; null where it is none. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  const href =
    safeHref(text) ?? (/^[^\s:/]+\.[^\s]+$/.test(text) ? safeHref(`https://${text}`) : null)
  return href !== null && href.length <= COMMUNITY.link ? href : null
}
