/** React by itself: the first script asks for it, so that the browser runs it in a turn of its own, and answers in between. */
import 'react-dom/client'
