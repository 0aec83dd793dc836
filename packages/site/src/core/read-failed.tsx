import { Button, ErrorState, type ErrorStateProps } from '@doran/ui'

export type ReadFailedProps = Pick<ErrorStateProps, 'title' | 'level'> & {
  reading: { isFetching: boolean; error: Error | null; refetch: () => unknown }
}

/** Replaces content that could not be read, and offers another try. */
export function ReadFailed({ reading, title, level = 2 }: ReadFailedProps) {
  return (
    <ErrorState
      level={level}
      title={title}
      actions={
        <Button isBusy={reading.isFetching} onClick={() => void reading.refetch()}>
          다시 시도
        </Button>
      }
    >
      <p>{reading.error?.message}</p>
    </ErrorState>
  )
}
