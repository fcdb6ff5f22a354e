import { returnNonceOf } from '@salvia/core/bankid'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Continues the sign-in when the BankID app has returned to the browser. */
export function useReturn(finish: (returnNonce: string) => void): void {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const seen = useRef(false)
  useEffect(() => {
    const returned = returnNonceOf(hash)
    if (seen.current || !returned) return
    seen.current = true
    void navigate(pathname, { replace: true })
    finish(returned)
  }, [hash, pathname, navigate, finish])
}
