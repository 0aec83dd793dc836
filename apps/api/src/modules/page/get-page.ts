import type { PageKey, PageText } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findPage } from './page-repository.js'
import { toPageText } from './page-view.js'

/** A text in its version in force; throws `NOT_FOUND`. */
export async function getPage({ db }: Context, key: PageKey): Promise<PageText> {
  const page = await findPage(db, key)
  if (!page) throw new AppError('NOT_FOUND')
  return toPageText(page)
}
