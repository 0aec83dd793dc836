'use client'

import { useId, useRef, useState, useTransition } from 'react'
import { useRouter } from 'next/navigation'
import { SEARCH_FIELD_COPY } from '@doran/contract/search/copy'
import { routes } from '@doran/site/core'
import { Button, EmberDots, Icon, IconButton, TextField } from '@doran/ui'
import { isTooLong, searchHref, toWords, type SearchAddress } from '../../search-address'
import { rememberSearch } from '../recent/recent-searches'
import { suggestionRow, type SuggestionRow } from '../search-types'
import { SuggestionList, rowId } from './suggestion-list'
import { useFirstFocus } from './use-first-focus'
import { useListKeys } from './use-list-keys'
import { useSuggestions } from './use-suggestions'
import { keepWords, useTyped } from './use-typed'

type SearchFormProps = {
  address: SearchAddress
  /** Why the words of the address are refused. */
  problem?: string | undefined
}

/** The words that are sought, with suggestions while they are typed; without scripts a form like any other. */
export function SearchForm({ address, problem }: SearchFormProps) {
  const { q, type } = address
  const router = useRouter()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { typed, write, send } = useTyped(address)
  const [isOpen, setIsOpen] = useState(false)
  const [isPending, startTransition] = useTransition()
  useFirstFocus(input, q === '')

  const words = toWords(typed)
  const error = isTooLong(words) ? SEARCH_FIELD_COPY.searchQuery : words === q && problem
  const isShown = isOpen && words !== '' && !error
  const suggestions = useSuggestions(words, isShown)
  const asTyped = searchHref({ q: words, type })
  const rows: readonly SuggestionRow[] = [
    // A mood that is typed out is the search itself.
    ...suggestions.map(suggestionRow).filter(({ href }) => href !== asTyped),
    { href: asTyped, icon: 'search', text: `‘${words}’ 찾기` },
  ]

  const go = (href: string) => {
    setIsOpen(false)
    // A screen keyboard would cover what is found.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur()
    startTransition(() => router.push(href))
  }
  const search = () => {
    if (isTooLong(words)) return input.current?.focus()
    rememberSearch(words)
    send(asTyped)
    go(asTyped)
  }
  const leave = () => keepWords(asTyped)
  const follow = ({ href }: SuggestionRow) => {
    if (href === asTyped) return search()
    leave()
    go(href)
  }
  const clear = () => {
    write('')
    setIsOpen(false)
    input.current?.focus()
  }
  const { active, onKeyDown } = useListKeys({
    listId,
    rows,
    isShown,
    words,
    onOpen: () => setIsOpen(true),
    onClose: () => setIsOpen(false),
    onClear: clear,
  })

  return (
    <form
      role="search"
      action={routes.search.path()}
      className="relative mt-5 flex max-w-story items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      {type && <input type="hidden" name="type" value={type} />}
      <div className="relative min-w-0 grow">
        <TextField
          ref={input}
          label="찾는 말"
          isLabelHidden
          name="q"
          value={typed}
          placeholder="이야기, 놀이, 글, 사람"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus={q === ''}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={listId}
          {...(isShown && active >= 0 && { 'aria-activedescendant': rowId(listId, active) })}
          error={error || undefined}
          className="pr-13! pl-12!"
          onChange={(event) => {
            write(event.currentTarget.value)
            setIsOpen(true)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setIsOpen(false)}
        />
        <span className="pointer-events-none absolute top-0 left-0 grid size-12 place-items-center text-text-3">
          {isPending ? <EmberDots /> : <Icon name="search" size={20} />}
        </span>
        {typed !== '' && (
          <IconButton
            icon="close"
            label="찾는 말 지우기"
            className="absolute! top-0.5 right-0.5 [@media(scripting:none)]:hidden"
            onClick={clear}
          />
        )}
      </div>
      <Button type="submit" kind="secondary" className="min-h-12!">
        찾기
      </Button>
      {isShown && (
        <SuggestionList id={listId} rows={rows} active={active} onFollow={follow} onLeave={leave} />
      )}
    </form>
  )
}
