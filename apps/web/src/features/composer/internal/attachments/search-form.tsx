'use client'

import { useState, type FormEvent } from 'react'
import { Button, TextField } from '@doran/ui'

type SearchFormProps = { label: string; onSearch: (q: string) => void }

export function SearchForm({ label, onSearch }: SearchFormProps) {
  const [q, setQ] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    // A sheet is a part of the page's form in React's tree.
    event.stopPropagation()
    onSearch(q.trim())
  }
  return (
    <form role="search" method="dialog" onSubmit={search} className="mb-3 flex gap-2">
      <div className="min-w-0 grow">
        <TextField
          label={label}
          isLabelHidden
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" kind="secondary">
        찾기
      </Button>
    </form>
  )
}
