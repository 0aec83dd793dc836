import { localStore } from '@doran/browser-storage'
import Cookies from 'js-cookie'

const LIFETIME_DAYS = 365

/** A choice that lives as an attribute of `<html>` and is kept under one name. */
export type RootPreference = { attribute: `data-${string}`; storageName: string }

function remember(storageName: string, value: string) {
  Cookies.set(storageName, value, {
    expires: LIFETIME_DAYS,
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  })
  // It tells other tabs; where it cannot be stored, the cookie alone is enough for the next page.
  localStore.set(storageName, value)
}

/** Shows the choice at once and keeps it in the cookie and local storage. */
export function chooseRootPreference(preference: RootPreference, value: string): void {
  document.documentElement.setAttribute(preference.attribute, value)
  remember(preference.storageName, value)
}

/** Hears changes made by another switch on the page or in another tab. */
export function subscribeToRootPreference(
  { attribute, storageName }: RootPreference,
  listener: () => void,
): () => void {
  const root = document.documentElement
  const observer = new MutationObserver(listener)
  observer.observe(root, { attributes: true, attributeFilter: [attribute] })
  const followOtherTab = (event: StorageEvent) => {
    if (event.key === storageName && event.newValue !== null) {
      root.setAttribute(attribute, event.newValue)
    }
  }
  addEventListener('storage', followOtherTab)
  return () => {
    observer.disconnect()
    removeEventListener('storage', followOtherTab)
  }
}
