/** What is said to whoever asked our support (1-product, section 8). */
export const THANKS = 'Thank you for getting in touch! We’ll get back to you as soon as we can.';
