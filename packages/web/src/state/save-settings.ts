import { profileContract, type UserSettings } from '@salvia/core/profile'
import { callEndpoint } from './api.ts'
import { showSettings } from './shown-settings.ts'
import { type Action, useStep } from './step.ts'

/** Saves settings to the account. */
export async function saveSettings(change: Partial<UserSettings>): Promise<void> {
  await callEndpoint(profileContract.update, { body: change })
}

async function saveAndShow(change: Partial<UserSettings>): Promise<void> {
  await saveSettings(change)
  showSettings(change)
}

/** Changes settings in a form that waits for the server. */
export function useSettings(): Action<Partial<UserSettings>, void> {
  return useStep(saveAndShow)
}
