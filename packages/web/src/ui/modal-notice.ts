import { createContext, type ReactNode } from 'react'

/**
 * What every open dialog tells above its content, from the frame of the page: a message of the page would lie behind the
 * dialog, where it is neither seen nor read out.
 */
export const ModalNotice = createContext<ReactNode>(null)
