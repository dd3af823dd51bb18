/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export interface paths {
    "/jwt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a session for the user of the identity token
         * @description The token's e-mail must match the body. The session is an HttpOnly cookie, never part of the response.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user
         * @description The session cookie alone decides; without a session, or with one that has ended, `user` is null. The cookie of a remembered session is set again, once a day.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ends the caller's session, if there is one
         * @description Only a script of the shop's own origin can end the session: `Sec-Fetch-Site: same-origin` with `Sec-Fetch-Dest: empty`, or, from a client without fetch metadata, an `Accept` header with `application/json`, which no link, image or form sends.
         */
        get: operations["endSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/add-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves the user's name and picture
         * @description The user is that of the session; the e-mail in the body must match.
         */
        put: operations["saveUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/all-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All users, newest first
         * @description `from` and `to` are dates on which accounts were created.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-role/{emailOrId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the role of a user, by e-mail or ID
         * @description Users may read their own role, admins anyone's.
         */
        get: operations["getRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Promotes or demotes a user */
        patch: operations["updateUserRole"];
        trace?: never;
    };
    "/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a user who is not an admin, and disables the account */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What admins wrote down about a user, newest first */
        get: operations["listCustomerNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Writes a note about a user
         * @description The caller chooses the ID, so that the same call twice writes one note. A note is never changed, and goes with the account; the audit
         *     log has who wrote it, but not its text.
         */
        put: operations["addCustomerNote"];
        post?: never;
        /** Deletes the caller's own note */
        delete: operations["deleteCustomerNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/all-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All products, newest first */
        get: operations["listAllProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/new-arrival": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest products */
        get: operations["listNewArrivals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/best-seller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Best sellers: products of the category 'Best Seller', then by quantity sold, 12 at most */
        get: operations["listBestSellers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/popular-gadget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products by popularity (quantity sold, then newest)
         * @description If fewer than `limit` remain after `skip`, it returns the first ones.
         */
        get: operations["listPopularGadgets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches products, 10 matches at most
         * @description Matches words, prefixes and misspellings in names, categories and the categories' Bengali names.
         */
        get: operations["searchProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a page of the products that match a search
         * @description Matches as `searchProducts` does, best first unless `sort` is given. The optional price range (of the discount price if there
         *     is one, inclusive) applies to all matches. At most 1,000 are counted and listed; `X-Total-More` shows that there are more.
         */
        get: operations["listSearchResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns what the results of a search can be filtered by
         * @description As `listCategoryFilters`, of the first 1,000 matches.
         */
        get: operations["listSearchFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{category}/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns what a category's products can be filtered by
         * @description The attributes that many of the products have, with the number of products for each value: as many as the list has when that
         *     value is chosen besides the other attributes of `filter`. Of a category with more than 10,000 products the most popular ones are
         *     counted.
         */
        get: operations["listCategoryFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{category}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a page of a category's products
         * @description Category names are case-insensitive; a parent category lists the products of all its children. The optional price range
         *     (of the discount price if there is one, inclusive) and sorting apply to the whole category.
         */
        get: operations["listCategoryProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a product */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product */
        get: operations["getProduct"];
        /**
         * Replaces a product
         * @description If `If-Match` names a version other than the current one, the response is 409 with code `edited_meanwhile`; `details`
         *     has the current product (`current`) and its version (`etag`). Without the header the last write wins.
         */
        put: operations["updateProduct"];
        post?: never;
        /** Deletes a product; orders keep what they recorded of it */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/{id}/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the prices of a product
         * @description If the current prices are not those of `previous`, the response is 409 with code `edited_meanwhile` and nothing is changed,
         *     unless they are the requested ones already.
         */
        put: operations["setProductPrice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Adds a product to the caller's cart, or increases its quantity
         * @description Author, name, price and image come from the server; those in the body are ignored. A removed row that is restored with its `cartAdded` returns to its position in the cart.
         */
        put: operations["addToCart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets the quantity of a row of the caller's cart */
        put: operations["updateCartQuantity"];
        post?: never;
        /** Removes a row of the caller's cart; an admin removes anyone's */
        delete: operations["removeFromCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the caller's cart at current prices */
        get: operations["listMyCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/all-carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rows of all carts, newest first */
        get: operations["listAllCarts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The addresses that the caller has saved, the oldest first */
        get: operations["listMyAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Adds an address, or changes it
         * @description The caller chooses the ID, so that the same call twice saves one address. A user has five at most, and one of them at most is the
         *     default: another one is not any more.
         */
        put: operations["saveAddress"];
        post?: never;
        /** Deletes an address of the caller */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/place-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns the caller's cart into an order
         * @description Orders the cart on the server. If items or total in the body differ from it, the response is 409 with the current ones.
         *     The same `Idempotency-Key` returns the same order; with another body, or if that order is deleted, it returns 409.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's orders, newest first */
        get: operations["listMyOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns one order: users their own, admins any
         * @description Users can also read a cancelled order of theirs, and admins a deleted order with a captured payment.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/all-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All orders, newest first
         * @description `from` and `to` are dates on which orders were placed. A search finds the words in the names of ordered products too.
         */
        get: operations["listAllOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes an order from all lists; late payments are still recorded
         * @description Money captured for it, before or after, stays in `listPaymentIssues` until it is refunded or accepted.
         */
        delete: operations["deleteOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Marks a pending order as delivered */
        patch: operations["deliverOrder"];
        trace?: never;
    };
    "/api/orders/{id}/packed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Records that a pending order is packed */
        put: operations["packOrder"];
        post?: never;
        /** Takes back that an order is packed, unless it is handed over or delivered */
        delete: operations["undoPacking"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/handed-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Records that a pending order is with a courier, and mails the customer about it
         * @description A later call corrects the courier and the tracking number, without another mail.
         */
        put: operations["handOverOrder"];
        post?: never;
        /** Takes back that an order is handed over, unless it is delivered */
        delete: operations["undoHandOver"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels the caller's own unpaid order, if the shop allows it
         * @description Like `deleteOrder`: it leaves all lists but the customer's cancelled orders, and money that arrives for it later stays in `listPaymentIssues` until it is refunded or
         *     accepted. A payment that the gateway has already is recorded first, and the order is paid then. A repeated call changes nothing.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a paid order and refunds its payment
         * @description Both are recorded at once: an order whose payment cannot be refunded is not cancelled. If the gateway refuses the refund later, it stays in `listPaymentIssues`, to be
         *     requested again or settled elsewhere. A cash payment is refunded by the admin.
         */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every attempt to pay an order, newest first */
        get: operations["listOrderPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What admins wrote down about an order, newest first */
        get: operations["listOrderNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Writes a note about an order
         * @description The caller chooses the ID, so that the same call twice writes one note. A note is never changed.
         */
        put: operations["addOrderNote"];
        post?: never;
        /** Deletes the caller's own note */
        delete: operations["deleteOrderNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/cash-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that an order was paid in cash, if the shop accepts cash on delivery
         * @description The amount is the order's total. The gateway is queried first: an order that was paid there is paid by that payment. The order's
         *     open payment page is closed; if its payment still arrives, it is a duplicate, to be refunded. A repeated call of the same admin
         *     returns the recorded payment.
         */
        post: operations["recordCashPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bulk/orders/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks pending orders as delivered, each like `deliverOrder` */
        post: operations["deliverOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bulk/orders/pack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that pending orders are packed, each like `packOrder`
         * @description Orders that are packed already count as done.
         */
        post: operations["packOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bulk/orders/deliver-for-cash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records the cash of orders and marks them as delivered, if the shop accepts cash on delivery
         * @description Each order is paid like by `recordCashPayment` and delivered like by `deliverOrder`, or neither. A repeated call of the same
         *     admin counts these orders as done.
         */
        post: operations["deliverCashOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bulk/orders/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes orders, each like `deleteOrder` */
        post: operations["deleteOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bulk/products/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes products, each like `deleteProduct` */
        post: operations["deleteProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bulk/products/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets products in or out of stock
         * @description Products that have the requested state already count as done.
         */
        post: operations["setProductsStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bulk/products/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plans a change of the prices or the stock of many products
         * @description Changes no product. Of products that the shop would refuse to save like that, nothing is changed. Without `ids` and `filter` the
         *     plan is for all products; with both, for products that fit both. If nothing would change, the response has no `_id`.
         */
        post: operations["previewBulkEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bulk/products/edits/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies a planned edit, once
         * @description In one transaction. Products that were changed or deleted after the preview stay as they are, and are named. A repeated call
         *     returns the first result. Only the admin who has planned the edit can apply it, within a day.
         */
        post: operations["applyBulkEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bulk/products/edits/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts back the prices and the stock that an edit has changed, once
         * @description In one transaction. Products that were changed or deleted after the edit stay as they are, and are named. A repeated call
         *     returns the first result. Any admin can undo an edit, for seven days.
         */
        post: operations["undoBulkEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bulk/carts/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes rows of any carts */
        post: operations["deleteCartItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a CSV file of products and prepares its import
         * @description Changes no product. The file is UTF-8 with at most 100,000 rows and the columns of the export, in any order; columns may be
         *     missing. Headings, and the words Yes and No, are read in English and in Bengali. A row with a product ID changes that product. A row without one changes the product of the same name, or adds a
         *     product. Cells of missing columns stay as they are, so importing a file twice changes nothing.
         *
         *     If a row has problems, nothing can be imported, and the response has no `_id`. A file that cannot be read at all is 422.
         */
        post: operations["checkProductImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies a checked import, once
         * @description All or nothing, in one transaction. A repeated call returns the first result. If a product was changed, deleted or added after
         *     the check, the response is 409 with code `edited_meanwhile` and the rows in `details.rows`; nothing is changed. Only the
         *     admin who has checked the file can apply it, within a day.
         */
        post: operations["applyProductImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports all products that match the filters as CSV */
        get: operations["exportProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports all orders that match the filters as CSV */
        get: operations["exportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports all users that match the filters as CSV */
        get: operations["exportUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports the rows of all carts that match the filters as CSV */
        get: operations["exportCarts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/add-review/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Adds a review to the caller's own delivered order */
        put: operations["addReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of orders that had the product, newest first
         * @description Without those that an admin has hidden, and those of deleted orders and users.
         */
        get: operations["listProductReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hides the review of an order from the product pages, or shows it again */
        put: operations["setReviewHidden"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-review/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's reviewed orders */
        get: operations["listMyReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-pending-review/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's delivered orders without a review */
        get: operations["listPendingReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return and warranty requests of an order, newest first, and what can be requested: users of their own orders, admins of any */
        get: operations["listOrderReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/returns/{returnId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Asks to return an item of the caller's own delivered order, or to use its warranty
         * @description The caller chooses the ID, so that the same call twice makes one request. One request for an item of an order may wait for its
         *     answer at a time. Photos are pictures that the caller has uploaded.
         */
        put: operations["requestReturn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All return and warranty requests, newest first
         * @description `from` and `to` are dates of the requests.
         */
        get: operations["listReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports the return and warranty requests that match the filters as CSV */
        get: operations["exportReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/returns/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws the caller's own request, unless it is answered
         * @description A repeated call changes nothing.
         */
        post: operations["withdrawReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/returns/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts or declines a request, and mails the answer to the customer
         * @description A request is answered once (409 `already_answered`). The same answer again changes nothing.
         */
        post: operations["answerReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/returns/{id}/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that an accepted request is done
         * @description A refund is made by `refundOrder` or `refundPayment`. A repeated call changes nothing.
         */
        post: operations["finishReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The alerts that the caller has asked for, newest first, without those that were mailed */
        get: operations["listMyAlerts"];
        /**
         * Asks for one mail when a product is back in stock, or when its price drops
         * @description The price drops once it is below the one of now. The caller's e-mail must be verified (409 `email_not_verified`). A repeated
         *     call returns the alert that there is.
         */
        put: operations["addAlert"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-alerts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes one of the caller's alerts */
        delete: operations["removeAlert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stop-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes all alerts of the user who got the mail with this key, without a session */
        post: operations["stopAlerts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same for mail programs (RFC 8058) */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statistics of the caller's cart and orders */
        get: operations["getMyDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/total-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Total numbers of orders, users and products */
        get: operations["getTotalCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily-sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders and revenue of each day in a range
         * @description Without a range: the last 30 days. 366 days at most. Days without orders are included.
         */
        get: operations["listDailySales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order-states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of orders in each state, and of those that need attention
         * @description Counts the orders placed in the range, or all orders.
         */
        get: operations["getOrderStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/best-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products with the largest ordered quantity in a range of days, including unpaid and deleted orders
         * @description Without a range: the last 30 days. 366 days at most.
         */
        get: operations["listBestProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Audit log, newest first
         * @description `from` and `to` are dates of the actions.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports the audit log entries that match the filters as CSV */
        get: operations["exportAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own saved views of all tables, and those that admins share, the oldest first */
        get: operations["listSavedViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves a view of a table
         * @description The caller chooses the ID, so that the same call twice saves one view. An admin has 20 of a table at most. The names of a table's
         *     shared views differ, and so do those that an admin has alone.
         */
        put: operations["createSavedView"];
        post?: never;
        /** Deletes a view of the caller, or one that admins share */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        /**
         * Changes what is named of a view
         * @description Any admin may change a shared view; only the admin who has saved it can stop sharing it.
         */
        patch: operations["updateSavedView"];
        trace?: never;
    };
    "/payment-gateway": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens or reuses a payment attempt for the caller's own unpaid order
         * @description Only `_id` is used; amount and customer come from the recorded order.
         */
        post: operations["createPaymentSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/{tranId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the state of a payment attempt */
        get: operations["getPaymentState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Captured payments that need attention, newest first
         * @description Captures for deleted orders, second payments, wrong amounts or currencies, reused validations and risky payments.
         *     A capture stays in the list until it is refunded or accepted. It leaves while a refund is under way, and comes back if that fails.
         */
        get: operations["listPaymentIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Captured payments that were refunded or accepted, or have to be, or whose refund is under way, newest first
         * @description `from` and `to` are dates of the captures.
         */
        get: operations["listRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports the refunds that match the filters as CSV */
        get: operations["exportRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/{tranId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts a capture instead of refunding it
         * @description `tranId` is the `_id` of the issue. If it is accepted already, the first acceptance is returned. Accepting does not change
         *     the order: an unpaid one stays unpaid.
         */
        post: operations["acceptPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/{tranId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refunds a capture that no order needs
         * @description `tranId` is the `_id` of the issue. The gateway is asked for the refund, and then until it says that the money is back, which can take days: `state` is `requested`
         *     meanwhile. Without a clear answer the refund counts as requested, too. A repeated call returns the refund that is under way or settled. Cash is given back by the
         *     admin, so its refund is settled at once.
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/{tranId}/refund-elsewhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that a capture was refunded elsewhere, such as in the gateway's panel or by a bank transfer
         * @description `tranId` is the `_id` of the issue. For payments that the gateway cannot refund, refunds that failed, and those with
         *     `isRefundStuck`. The customer gets a mail that the money was given back. A repeated call returns the recorded refund.
         */
        post: operations["recordRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/{outcome}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The gateway's page redirects the customer's browser here
         * @description The body is not trusted: the server queries the gateway, then redirects the browser.
         */
        post: operations["returnFromPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/ipn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Payment notification (IPN) of the gateway
         * @description The body is not trusted: the server queries the gateway.
         */
        post: operations["notifyPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads a picture and returns its URL */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cache tags of each committed change, as server-sent events
         * @description Everyone receives changes of products. Users also receive changes of their own data, and admins all changes; their stream
         *     ends with the session. Missed events are sent first: those after `Last-Event-ID`, which browsers send when they reconnect,
         *     after `since`, or within `age`. A request that sends the ID of an event as `Last-Event-ID` gets a response that includes its
         *     changes, from any process of the server.
         */
        get: operations["streamChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Liveness probe */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/data-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks the data for contradictions
         * @description Reads every order, payment and cart row once, beside the shop's other work. Of concurrent calls of a process, one reads and
         *     all get its result.
         */
        get: operations["checkData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Readiness probe; checks the database */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A UUID */
        Id: string;
        Ids: components["schemas"]["Id"][];
        /**
         * Format: date
         * @description A date in Asia/Dhaka
         */
        Day: string;
        /** Format: email */
        Email: string;
        /** @enum {string} */
        Role: "admin" | "user";
        /** @enum {string} */
        OrderStatus: "Pending" | "Delivered";
        CategoryName: string;
        Quantity: number;
        /** @description Taka */
        Money: number;
        /** @description Taka */
        MoneySum: number;
        /** Format: date-time */
        Timestamp: string;
        /** @description A picture of the shop, or of another host over https and without credentials. */
        ImageUrl: string;
        /** @description A picture that `uploadImage` has saved. */
        UploadUrl: string;
        /** @description When the account was created and last used, in milliseconds as text. */
        TimestampPair: {
            createdAt: string;
            lastLoginAt: string;
        };
        Success: {
            success: boolean;
        };
        Product: {
            _id: components["schemas"]["Id"];
            productName: string;
            category: string;
            /** @description What the products of its category that differ in colour or storage only have in common; empty without any. */
            family: string;
            price: components["schemas"]["Money"];
            discountPrice?: components["schemas"]["Money"];
            inStock: boolean;
            keyFeatures: string[];
            images: string[];
            description: string;
            /** @description Its specification: names of `shop/attributes.ts` with their values, such as `battery:5000` */
            attributes: string[];
            /** @description In Bengali; empty, as the next two, if there is none */
            productNameBn: string;
            keyFeaturesBn: string[];
            descriptionBn: string;
            /** @description How many of its reviews that are shown gave one star, two, three, four and five; absent without any. A change is counted within seconds. */
            starCounts?: number[];
            /** @description The colours of its family as CSS has them, in lists of products for shoppers; absent if it has one colour. */
            swatches?: string[];
        };
        /** @description A product of the same family. */
        Variant: {
            _id: components["schemas"]["Id"];
            productName: string;
            productNameBn: string;
            price: components["schemas"]["Money"];
            discountPrice?: components["schemas"]["Money"];
            inStock: boolean;
            /** @description The first; empty without any */
            image: string;
            attributes: string[];
        };
        ProductWithVariants: components["schemas"]["Product"] & {
            /** @description The products of its family and itself, the first 24 of them; absent if it is the only one. */
            variants?: components["schemas"]["Variant"][];
        };
        FoundProduct: components["schemas"]["Product"] & {
            /** @description The same as `productName` */
            name: string;
        };
        Price: number;
        /** @description Absent, null or 0 without a discount. */
        DiscountPrice: components["schemas"]["Money"] | null;
        Prices: {
            price: components["schemas"]["Money"];
            discountPrice: components["schemas"]["DiscountPrice"];
        };
        ProductInput: {
            productName: string;
            category: components["schemas"]["CategoryName"];
            /** @default  */
            family: string;
            price: components["schemas"]["Price"];
            discountPrice?: components["schemas"]["DiscountPrice"];
            /** @default true */
            inStock: boolean;
            /** @default [] */
            keyFeatures: string[];
            images: components["schemas"]["ImageUrl"][];
            /** @default  */
            description: string;
            /**
             * @description Each attribute of `shop/attributes.ts` at most once.
             * @default []
             */
            attributes: string[];
            /** @default  */
            productNameBn: string;
            /** @default [] */
            keyFeaturesBn: string[];
            /** @default  */
            descriptionBn: string;
        };
        Offer: {
            price: components["schemas"]["Money"];
            discountPrice: components["schemas"]["DiscountPrice"];
            inStock: boolean;
        };
        BulkEdit: {
            ids?: components["schemas"]["Id"][];
            /** @description As of `listAllProducts`. */
            filter?: {
                search?: string;
                category?: components["schemas"]["CategoryName"];
                inStock?: boolean;
                discounted?: boolean;
                minPrice?: number;
                maxPrice?: number;
            };
            prices?: {
                /** @enum {string} */
                fields: "price" | "discountPrice" | "both";
                /**
                 * @description `percent` and `amount` add the value to what the product has: a product without a discount price gets none. `set` is
                 *     the value itself, 0 for no discount price, and `percentOfPrice` is the price and so many percent of it.
                 * @enum {string}
                 */
                how: "percent" | "amount" | "set" | "percentOfPrice";
                value: number;
                /**
                 * @description Of what is computed; `set` is not rounded.
                 * @enum {string}
                 */
                rounding: "none" | "to1" | "to10" | "to50" | "to100" | "ends90";
            };
            inStock?: boolean;
        };
        BulkEditPreview: {
            _id?: components["schemas"]["Id"];
            changed: number;
            unchanged: number;
            refused: number;
            /** @description The first 20. */
            changes: {
                _id: components["schemas"]["Id"];
                productName: string;
                before: components["schemas"]["Offer"];
                after: components["schemas"]["Offer"];
            }[];
            /** @description The first 20 that are refused, and why. */
            problems: {
                _id: components["schemas"]["Id"];
                productName: string;
                /** @description Message for users */
                message: string;
                /** @description The same in Bengali */
                messageBn?: string;
            }[];
        };
        BulkEditResult: {
            changed: number;
            /** @description Products that were changed or deleted meanwhile */
            skipped: number;
            /** @description The names of the first 10 of them. */
            skippedProducts: string[];
        };
        ProductImport: {
            _id?: components["schemas"]["Id"];
            /** @description Rows of the file, without the header and empty rows */
            rows: number;
            created: number;
            updated: number;
            unchanged: number;
            /** @description The first 100 changes. */
            changes: {
                row: number;
                productName: string;
                /** @description The columns that change; none if the product is added. */
                columns: string[];
                /** @description The same in Bengali */
                columnsBn?: string[];
                /** @description If a price changes; without `before` if the product is added. */
                prices?: {
                    before?: components["schemas"]["Prices"];
                    after: components["schemas"]["Prices"];
                };
            }[];
            /** @description The first 1,000, and then one that says that there are more. */
            problems: components["schemas"]["ImportProblem"][];
        };
        ImportProblem: {
            /** @description As spreadsheets count: the header is row 1 */
            row: number;
            column?: string;
            /** @description The same in Bengali */
            columnBn?: string;
            /** @description Message for users */
            message: string;
            /** @description The same in Bengali */
            messageBn?: string;
        };
        ProductListPage: {
            result: components["schemas"]["Product"][];
            totalPages: number;
        };
        ListFilter: {
            /** @description An attribute, or `inStock` */
            name: string;
            values: {
                value: string;
                count: number;
            }[];
        };
        SearchResultsPage: {
            result: components["schemas"]["Product"][];
            totalPages: number;
            /** @description The text with misspelt words corrected, if some are and the corrected text finds products. */
            suggestion?: string;
        };
        CartItem: {
            _id: components["schemas"]["Id"];
            gadgetId: components["schemas"]["Id"];
            /** @description The customer's e-mail */
            author: string;
            image: string;
            name: string;
            /** @description In Bengali, if the product has such a name */
            nameBn?: string;
            price: components["schemas"]["Money"];
            quantity: number;
            cartAdded: components["schemas"]["Timestamp"];
            /** @description Whether it can still be ordered */
            inStock?: boolean;
        };
        /** @enum {string} */
        AlertKind: "backInStock" | "priceDrop";
        Alert: {
            _id: components["schemas"]["Id"];
            gadgetId: components["schemas"]["Id"];
            kind: components["schemas"]["AlertKind"];
            name: string;
            /** @description In Bengali, if the product has such a name */
            nameBn?: string;
            image: string;
            /** @description When it was asked for */
            price: components["schemas"]["Money"];
            alertAdded: components["schemas"]["Timestamp"];
        };
        OrderItem: {
            gadgetId: components["schemas"]["Id"];
            name: string;
            price: components["schemas"]["Money"];
            quantity: number;
            image: string;
        };
        Order: {
            _id: components["schemas"]["Id"];
            /** @description Short, such as `J-12345-67895`. Orders of earlier versions get theirs soon after the upgrade. */
            orderNumber?: string;
            name: string;
            /** @description The user's e-mail when the order was placed */
            email: string;
            /** @description The e-mail entered at checkout */
            contactEmail?: string;
            mobileNumber: string;
            country: string;
            district: string;
            address: string;
            additionalInfo: string;
            cartItems: components["schemas"]["OrderItem"][];
            status: components["schemas"]["OrderStatus"];
            orderPlaced: components["schemas"]["Timestamp"];
            /** @description The key with which it was placed */
            idempotencyKey?: string;
            totalAmount: components["schemas"]["Money"];
            payment: boolean;
            paidAt?: components["schemas"]["Timestamp"];
            /** @description The last day for the delivery of a paid order */
            deliverBy?: components["schemas"]["Day"];
            transactionId?: string;
            packedAt?: components["schemas"]["Timestamp"];
            handedOverAt?: components["schemas"]["Timestamp"];
            /** @description Whom it was handed over to */
            courier?: string;
            /** @description Of the courier */
            trackingNumber?: string;
            deliveredAt?: components["schemas"]["Timestamp"];
            customerReview?: string;
            reviewStars?: components["schemas"]["Stars"];
            reviewPhotos?: components["schemas"]["UploadUrl"][];
            reviewAdded?: components["schemas"]["Timestamp"];
            /** @description Whether the product pages do not show the review */
            reviewHidden?: boolean;
            /** @description For admins: whether its payment needs attention */
            riskFlag?: boolean;
            /** @description For admins: whether it was paid more than once and not everything is refunded yet */
            refundDue?: boolean;
            /** @description For admins: whether `listPaymentIssues` has a payment for it */
            needsAttention?: boolean;
            /** @description For admins: whether money was captured that is not its total and is not given back, so that nothing more may be collected */
            isUnderReview?: boolean;
            /** @description When it was cancelled, or deleted by an admin */
            deletedAt?: components["schemas"]["Timestamp"];
            /** @description Its refunded payments, the oldest first; only `getOrder` returns them */
            refunds?: components["schemas"]["OrderRefund"][];
            /** @description Refunds that are on their way, the oldest first; only `getOrder` returns them */
            refundsUnderWay?: components["schemas"]["OrderRefundUnderWay"][];
            /** @description Whether a payment of it is to be refunded, or its refund is under way; only `getOrder` returns it */
            refundPending?: boolean;
        };
        OrderRefund: {
            amount: components["schemas"]["Money"];
            currency: string;
            refundedAt: components["schemas"]["Timestamp"];
            /** @description Of the gateway; `Cash` for cash, `By hand` if it was settled elsewhere */
            reference: string;
        };
        OrderRefundUnderWay: {
            amount: components["schemas"]["Money"];
            currency: string;
            requestedAt: components["schemas"]["Timestamp"];
        };
        Refund: {
            transactionId: string;
            /**
             * @description `requested`: the gateway has not said yet that the money is back
             * @enum {string}
             */
            state: "requested" | "settled" | "failed";
            refundReference?: string;
            refundedAt?: components["schemas"]["Timestamp"];
            /** @description Why the gateway does not refund it */
            failure?: string;
        };
        Stars: number;
        ProductReview: {
            text: string;
            stars?: components["schemas"]["Stars"];
            photos?: components["schemas"]["UploadUrl"][];
            reviewAdded: components["schemas"]["Timestamp"];
            /** @description The first name of the recipient, without a form of address; 'Customer' in place of a number or an e-mail address */
            firstName: string;
            district: string;
        };
        OrderInput: {
            name: string;
            email?: string;
            /** @description A Bangladeshi mobile number: 01[3-9] and eight digits, with prefix +880, 880 or 0. Blanks, dashes and Bengali digits are allowed. It is saved as `+8801…`. */
            mobileNumber: string;
            country: string;
            district: string;
            address: string;
            /** @default  */
            additionalInfo: string;
            /**
             * @description Of the page; mails about the order and the page after the payment follow it
             * @default en
             */
            language: components["schemas"]["Language"];
            cartItems: {
                gadgetId: components["schemas"]["Id"];
                name?: string;
                price: components["schemas"]["Money"];
                quantity: number;
                image?: string;
            }[];
            status?: string;
            orderPlaced?: string;
            totalAmount: components["schemas"]["Money"];
        };
        AddressInput: {
            /** @description What the user calls it */
            label: string;
            name: string;
            /** @description As in `OrderInput` */
            mobileNumber: string;
            district: string;
            address: string;
            /**
             * @description Whether the checkout is filled in with it
             * @default false
             */
            isDefault: boolean;
        };
        Address: {
            _id: components["schemas"]["Id"];
            label: string;
            name: string;
            mobileNumber: string;
            district: string;
            address: string;
            isDefault: boolean;
        };
        User: {
            _id: components["schemas"]["Id"];
            name: string;
            email: string;
            photo: string;
            role: components["schemas"]["Role"];
            timestamp: components["schemas"]["TimestampPair"];
        };
        CurrentSession: {
            user: components["schemas"]["SessionUser"] | null;
        };
        SessionUser: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            displayName: string | null;
            photoURL: string | null;
            role: components["schemas"]["Role"];
            /** @description False for users who sign in with Google only */
            hasPassword: boolean;
            /** @description The session outlives the browser */
            isRemembered: boolean;
        };
        UserDashboard: {
            /** @description Number of cart rows */
            totalCart: number;
            /** @description IDs of the products in the cart; absent while an older version is still running */
            cartProducts?: components["schemas"]["Id"][];
            totalQuantity: number;
            unpaid: components["schemas"]["MoneySum"];
            totalOrders: number;
            totalRevenue: components["schemas"]["MoneySum"];
        };
        /** @enum {string} */
        Language: "en" | "bn";
        BulkOutcome: {
            done: components["schemas"]["Id"][];
            failed: {
                _id: components["schemas"]["Id"];
                /** @description The problem code that the single operation would return */
                code: string;
                /** @description Message for users */
                message: string;
                /** @description The same in Bengali */
                messageBn?: string;
            }[];
        };
        DaySales: {
            day: components["schemas"]["Day"];
            /** @description Number of orders placed on that day */
            orders: number;
            /** @description Total amount of those that are paid */
            revenue: components["schemas"]["MoneySum"];
        };
        OrderStates: {
            /** @description Every combination of delivery and payment, also without orders */
            states: {
                status: components["schemas"]["OrderStatus"];
                payment: boolean;
                orders: number;
                amount: components["schemas"]["MoneySum"];
            }[];
            riskFlagged: number;
            /** @description Payments that are to be refunded or accepted */
            refundsDue: number;
            /** @description Those that should have been */
            refundsOverdue: number;
            /** @description Those whose last day for it is today */
            refundsDueToday: number;
            /** @description Payments with `isRefundStuck` */
            refundsStuck: number;
            /** @description Paid orders to be delivered today */
            dueToday: number;
            /** @description Paid orders that should have been delivered */
            overdue: number;
        };
        BestProduct: {
            gadgetId: components["schemas"]["Id"];
            name: string;
            image: string;
            quantity: number;
            /** @description Ordered amount */
            amount: components["schemas"]["MoneySum"];
        };
        PaymentAttempt: {
            transactionId: string;
            kind: components["schemas"]["PaymentKind"];
            /** @description E-mail of the admin who recorded a cash payment */
            recordedBy?: string;
            /** @enum {string} */
            state: "open" | "paid" | "duplicate" | "failed" | "cancelled" | "expired";
            amount: components["schemas"]["Money"];
            attemptedAt: components["schemas"]["Timestamp"];
            capturedAt?: components["schemas"]["Timestamp"];
            checkedAt?: components["schemas"]["Timestamp"];
            nextCheckAt?: components["schemas"]["Timestamp"];
            /** @description Number of checks without a result */
            checks: number;
            riskLevel?: number;
            /** @description The gateway's `val_id` */
            validationId?: string;
            bankTransactionId?: string;
            /**
             * @description Which part of the capture does not match the order
             * @enum {string}
             */
            mismatch?: "amount" | "currency" | "val_id";
            /** @description Of a captured payment: whether `refundOrder` can refund it */
            isRefundable?: boolean;
            refundedAt?: components["schemas"]["Timestamp"];
            refundReference?: string;
            /** @description Captures of this attempt that need or needed attention */
            issues?: components["schemas"]["PaymentIssue"][];
        };
        PaymentIssue: {
            /** @description ID for refunding or accepting */
            _id: string;
            kind: components["schemas"]["PaymentKind"];
            /** @description The gateway's `tran_id` */
            transactionId: string;
            reason: components["schemas"]["PaymentIssueReason"];
            amount: components["schemas"]["Money"];
            currency: string;
            riskLevel?: number;
            bankTransactionId?: string;
            capturedAt: components["schemas"]["Timestamp"];
            /** @description Whether `refundPayment` can refund it */
            isRefundable: boolean;
            /** @description The last day for the refund; none for a risky payment, which pays an order */
            refundBy?: components["schemas"]["Day"];
            isRefundOverdue: boolean;
            /** @description When the gateway was asked for the refund that is under way */
            refundRequestedAt?: components["schemas"]["Timestamp"];
            /**
             * @description Whether the gateway has not named that refund for an hour, or has not made it ten days after it was asked. Then
             *     `recordRefund` accepts another one.
             */
            isRefundStuck?: boolean;
            /** @description Why the last refund failed */
            refundFailure?: string;
            refundedAt?: components["schemas"]["Timestamp"];
            refundReference?: string;
            acceptedAt?: components["schemas"]["Timestamp"];
            order: {
                _id: components["schemas"]["Id"];
                name: string;
                email: string;
                mobileNumber: string;
                totalAmount: components["schemas"]["Money"];
                payment: boolean;
                isDeleted: boolean;
            };
        };
        /** @enum {string} */
        ReturnKind: "return" | "warranty";
        /** @enum {string} */
        ReturnState: "open" | "withdrawn" | "accepted" | "declined" | "done";
        ReturnRequest: {
            _id: components["schemas"]["Id"];
            order: {
                _id: components["schemas"]["Id"];
                orderNumber?: string;
                name: string;
                email: string;
                isDeleted: boolean;
            };
            /** @description As it was ordered */
            item: components["schemas"]["OrderItem"];
            kind: components["schemas"]["ReturnKind"];
            reason: string;
            /** @description Empty after the user was deleted */
            details: string;
            quantity: number;
            photos: string[];
            state: components["schemas"]["ReturnState"];
            requestedAt: components["schemas"]["Timestamp"];
            answer?: string;
            answeredAt?: components["schemas"]["Timestamp"];
            /** @description E-mail of the admin; for admins only */
            answeredBy?: string;
            /** @description When it was withdrawn or done */
            closedAt?: components["schemas"]["Timestamp"];
        };
        OrderReturns: {
            requests: components["schemas"]["ReturnRequest"][];
            /** @description Of a delivered order; none of another one. */
            items: {
                gadgetId: components["schemas"]["Id"];
                /** @description Without those that are, or are to be, returned or repaired */
                quantityLeft: number;
                /** @description What can be requested now */
                kinds: components["schemas"]["ReturnKind"][];
                returnUntil: components["schemas"]["Day"];
                warrantyUntil: components["schemas"]["Day"];
            }[];
        };
        NoteInput: {
            text: string;
        };
        Note: {
            _id: components["schemas"]["Id"];
            /** @description E-mail of the admin */
            author: string;
            text: string;
            writtenAt: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        AdminTable: "orders" | "products" | "carts" | "users" | "refunds" | "returns" | "audit";
        ViewName: string;
        /** @description Search, filters and sort, as in the query string of the table's page; what the page does not know is ignored */
        ViewQuery: string;
        HiddenColumns: string[];
        SavedViewInput: {
            table: components["schemas"]["AdminTable"];
            name: components["schemas"]["ViewName"];
            query: components["schemas"]["ViewQuery"];
            hiddenColumns: components["schemas"]["HiddenColumns"];
            /** @description With all admins */
            isShared: boolean;
        };
        SavedViewChanges: {
            name?: components["schemas"]["ViewName"];
            query?: components["schemas"]["ViewQuery"];
            hiddenColumns?: components["schemas"]["HiddenColumns"];
            isShared?: boolean;
        };
        SavedView: {
            _id: components["schemas"]["Id"];
            table: components["schemas"]["AdminTable"];
            name: string;
            query: string;
            hiddenColumns: string[];
            isShared: boolean;
            /** @description Whether the caller has saved it */
            isOwn: boolean;
        };
        CashPaymentRecord: {
            transactionId: string;
            amount: components["schemas"]["Money"];
            recordedAt: components["schemas"]["Timestamp"];
            /** @description Whether the customer may still pay on a page of the gateway */
            hadOpenPage: boolean;
        };
        /** @enum {string} */
        PaymentKind: "gateway" | "cash";
        /** @enum {string} */
        PaymentIssueReason: "orderDeleted" | "duplicate" | "wrongAmount" | "wrongCurrency" | "reusedValidation" | "risky";
        /** @enum {string} */
        AuditAction: "createProduct" | "updateProduct" | "applyBulkEdit" | "undoBulkEdit" | "deleteProduct" | "packOrder" | "undoPacking" | "handOverOrder" | "undoHandOver" | "deliverOrder" | "deleteOrder" | "cancelOrder" | "recordCashPayment" | "addOrderNote" | "deleteOrderNote" | "answerReturn" | "finishReturn" | "addCustomerNote" | "deleteCustomerNote" | "hideReview" | "showReview" | "removeFromCart" | "updateUserRole" | "deleteUser" | "refundDuplicate" | "refundPayment" | "acceptPayment" | "shareView" | "updateView" | "deleteView";
        AuditEntry: {
            _id: string;
            at: components["schemas"]["Timestamp"];
            /** @description E-mail of the user who performed the action */
            actor: string;
            /** @description The name of that user, unless there is none */
            actorName?: string;
            action: components["schemas"]["AuditAction"];
            /** @description `Order/{id}`, `Product/{id}`, `BulkEdit/{id}`, `User/{id}`, `Cart/{id}`, `Payment/{tranId}` or `View/{id}` */
            subject: string;
            /** @description Name of the subject at the time of the action */
            label: string;
            /** @description Changed values before the action */
            before: {
                [key: string]: unknown;
            };
            /** @description Changed values after the action */
            after: {
                [key: string]: unknown;
            };
        };
        Problem: {
            status: number;
            /** @description Stable, for programs */
            code: string;
            title: string;
            /** @description Message for users */
            message: string;
            /** @description The same in Bengali */
            messageBn?: string;
            fieldErrors?: {
                [key: string]: string;
            };
            fieldErrorsBn?: {
                [key: string]: string;
            };
            requestId?: string;
            /** @description Further data for the client, for instance the current total of a cart */
            details?: {
                [key: string]: unknown;
            };
        };
    };
    responses: {
        /** @description The error. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request. */
        ReturnRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReturnRequest"];
            };
        };
        /** @description Products. */
        ProductList: {
            headers: {
                "X-Total-Count": components["headers"]["TotalCount"];
                "X-Total-More": components["headers"]["TotalMore"];
                Link: components["headers"]["NextPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Product"][];
            };
        };
        /** @description The filters, in the order of the specification. */
        ListFilters: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ListFilter"][];
            };
        };
        /** @description Orders. */
        OrderList: {
            headers: {
                "X-Total-Count": components["headers"]["TotalCount"];
                "X-Total-More": components["headers"]["TotalMore"];
                Link: components["headers"]["NextPage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Order"][];
            };
        };
        /** @description Number of changed rows. */
        Modified: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    modifiedCount: number;
                };
            };
        };
        /** @description The refund. */
        Refund: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refund"];
            };
        };
        /** @description Number of deleted rows. */
        Deleted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    deletedCount: number;
                };
            };
        };
        /** @description Which IDs were processed, and why others were not. */
        BulkOutcome: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BulkOutcome"];
            };
        };
        /** @description How many products were changed, and which were not. */
        BulkEditResult: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BulkEditResult"];
            };
        };
        /**
         * @description The file, in UTF-8 with a byte order mark: a header line, then `X-Total-Count` records. Records end with CRLF, which occurs
         *     nowhere else. A file with fewer records is incomplete.
         */
        Csv: {
            headers: {
                "X-Total-Count": components["headers"]["TotalCount"];
                "Content-Disposition": components["headers"]["FileName"];
                [name: string]: unknown;
            };
            content: {
                "text/csv": string;
            };
        };
        /** @description Success. */
        Health: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "ok";
                };
            };
        };
    };
    parameters: {
        Id: components["schemas"]["Id"];
        /** @description The caller's own e-mail; another user's gives 404 unless the caller is an admin. */
        EmailPath: string;
        /** @description The caller's own e-mail; another user's gives 404 unless the caller is an admin. */
        EmailQuery: string;
        /** @description Words that occur anywhere; if all are shorter than three letters, a prefix of the name. */
        Search: string;
        /**
         * @description Words that occur in the item's name, the record or the admin's e-mail; if all are shorter than three letters, a prefix of
         *     the item's name.
         */
        AuditSearch: string;
        AuditActionFilter: components["schemas"]["AuditAction"];
        /** @description The changed record: `Order/{id}`, `Product/{id}`, `BulkEdit/{id}`, `User/{id}`, `Cart/{id}`, `Payment/{tranId}` or `View/{id}`. */
        AuditSubject: string;
        Page: number;
        Limit: number;
        Order: "asc" | "desc";
        ProductSort: "productName" | "category" | "price" | "inStock" | "createdAt" | "sold";
        /** @description What the products have: attributes such as `brand:Dhonira`, separated by semicolons, and `inStock:yes`. Of several values of one attribute each product has one. */
        AttributeFilter: string;
        /** @description `bestRated`: by the mean of the stars, of which a few count less than many; products without stars come last. */
        ListingSort: "relevant" | "lowToHigh" | "highToLow" | "bestRated";
        OrderSort: "orderPlaced" | "name" | "email" | "status" | "payment" | "totalAmount" | "deliverBy" | "paidAt";
        UserSort: "name" | "email" | "role" | "createdAt" | "lastLogin";
        CartSort: "author" | "name" | "price" | "quantity" | "cartAdded";
        NoteId: components["schemas"]["Id"];
        ReturnId: components["schemas"]["Id"];
        ReturnSort: "requestedAt" | "answeredAt";
        ReturnStateFilter: components["schemas"]["ReturnState"];
        ReturnKindFilter: components["schemas"]["ReturnKind"];
        /**
         * @description The order's number, or words that occur in its ID, name, e-mail, mobile number or district, or in the name of the product; if
         *     all are shorter than three letters, a prefix of the customer's name.
         */
        ReturnSearch: string;
        RefundSort: "capturedAt" | "amount" | "refundBy" | "refundedAt";
        /** @description Those whose refund failed are due; the stuck ones are requested, too, and have `isRefundStuck`. */
        RefundState: "due" | "requested" | "stuck" | "refunded" | "accepted";
        /** @description Payments that are to be refunded, by their last day for it. */
        RefundDueFilter: "overdue" | "today" | "later";
        /**
         * @description Words that occur in the transaction ID, the refund's reference, or the order's ID, name, e-mail, mobile number or district;
         *     if all are shorter than three letters, a prefix of the name.
         */
        RefundSearch: string;
        PaymentKindFilter: components["schemas"]["PaymentKind"];
        /** @description The first day. */
        FromDay: components["schemas"]["Day"];
        /** @description The last day. */
        ToDay: components["schemas"]["Day"];
        /**
         * @description Of the headings and of words such as Yes and statuses. Numbers, dates and what users have entered, also the names of categories,
         *     are the same in each.
         */
        ExportLanguage: "en" | "bn";
        /** @description IDs of the rows to export, separated by commas; without it all that match. */
        SelectedIds: string;
        /** @description Prefix of the e-mail. */
        EmailFilter: string;
        /** @description Words of the product's name. */
        ProductFilter: string;
        /** @description A category or parent category, case-insensitive. */
        CategoryFilter: components["schemas"]["CategoryName"];
        StockFilter: boolean;
        /** @description Whether it has a discount price. */
        DiscountFilter: boolean;
        /** @description Minimum price, the discount price if there is one. */
        MinPrice: number;
        /** @description Maximum price, the discount price if there is one. */
        MaxPrice: number;
        StatusFilter: components["schemas"]["OrderStatus"];
        /** @description Whether the order is paid. */
        PaymentFilter: boolean;
        /** @description Whether its payment needs attention. */
        RiskFilter: boolean;
        /** @description Whether it was paid more than once and not everything is refunded yet. */
        RefundFilter: boolean;
        /** @description Paid and pending orders by their last day for the delivery. */
        DueFilter: "overdue" | "today" | "later";
        /** @description Whether its customer has written a review, which may be hidden. */
        ReviewedFilter: boolean;
        /** @description Whether `listPaymentIssues` has a payment for it. With `true`, deleted orders are included. */
        AttentionFilter: boolean;
        DistrictFilter: string;
        RoleFilter: components["schemas"]["Role"];
    };
    requestBodies: {
        Ids: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Ids"];
                };
            };
        };
        ProductInput: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        GatewayPost: {
            content: {
                "application/x-www-form-urlencoded": {
                    tran_id: string;
                    val_id?: string;
                    status?: string;
                } & {
                    [key: string]: string;
                };
            };
        };
    };
    headers: {
        /** @description Total number of rows. */
        TotalCount: number;
        /** @description `true` if a search has more matches than were counted; otherwise absent. */
        TotalMore: string;
        /** @description URL of the next page, if there is one. */
        NextPage: string;
        /** @description Version of the response, for `If-Match`. */
        Version: string;
        /** @description File name for downloads. */
        FileName: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    /** @description The session outlives the browser. Without it the cookie goes when the browser closes. */
                    isRemembered?: boolean;
                };
            };
        };
        responses: {
            /** @description The session is open; its cookie is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentSession"];
                };
            };
            401: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentSession"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `success` says whether the session was ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    email: components["schemas"]["Email"];
                    photo: components["schemas"]["ImageUrl"];
                    timestamp?: components["schemas"]["TimestampPair"];
                    language?: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            /** @description The saved user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Words that occur anywhere; if all are shorter than three letters, a prefix of the name. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
                sort?: components["parameters"]["UserSort"];
                order?: components["parameters"]["Order"];
                role?: components["parameters"]["RoleFilter"];
                /** @description The first day. */
                from?: components["parameters"]["FromDay"];
                /** @description The last day. */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-More": components["headers"]["TotalMore"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                emailOrId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        role: components["schemas"]["Role"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateUserRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    role: components["schemas"]["Role"];
                };
            };
        };
        responses: {
            200: components["responses"]["Modified"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listCustomerNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes; none about a user who does not exist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addCustomerNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                noteId: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteInput"];
            };
        };
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCustomerNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                noteId: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listAllProducts: {
        parameters: {
            query?: {
                /** @description Words that occur anywhere; if all are shorter than three letters, a prefix of the name. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
                sort?: components["parameters"]["ProductSort"];
                order?: components["parameters"]["Order"];
                /** @description A category or parent category, case-insensitive. */
                category?: components["parameters"]["CategoryFilter"];
                inStock?: components["parameters"]["StockFilter"];
                /** @description Whether it has a discount price. */
                discounted?: components["parameters"]["DiscountFilter"];
                /** @description Minimum price, the discount price if there is one. */
                minPrice?: components["parameters"]["MinPrice"];
                /** @description Maximum price, the discount price if there is one. */
                maxPrice?: components["parameters"]["MaxPrice"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductList"];
            default: components["responses"]["Problem"];
        };
    };
    listNewArrivals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductList"];
            default: components["responses"]["Problem"];
        };
    };
    listBestSellers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductList"];
            default: components["responses"]["Problem"];
        };
    };
    listPopularGadgets: {
        parameters: {
            query?: {
                skip?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductList"];
            default: components["responses"]["Problem"];
        };
    };
    searchProducts: {
        parameters: {
            query: {
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matching products, best first, each with `name` in addition to `productName`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundProduct"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSearchResults: {
        parameters: {
            query: {
                search: string;
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
                /** @description Minimum price, the discount price if there is one. */
                minPrice?: components["parameters"]["MinPrice"];
                /** @description Maximum price, the discount price if there is one. */
                maxPrice?: components["parameters"]["MaxPrice"];
                /** @description `bestRated`: by the mean of the stars, of which a few count less than many; products without stars come last. */
                sort?: components["parameters"]["ListingSort"];
                /** @description What the products have: attributes such as `brand:Dhonira`, separated by semicolons, and `inStock:yes`. Of several values of one attribute each product has one. */
                filter?: components["parameters"]["AttributeFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the total. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-More": components["headers"]["TotalMore"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResultsPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSearchFilters: {
        parameters: {
            query: {
                search: string;
                /** @description Minimum price, the discount price if there is one. */
                minPrice?: components["parameters"]["MinPrice"];
                /** @description Maximum price, the discount price if there is one. */
                maxPrice?: components["parameters"]["MaxPrice"];
                /** @description What the products have: attributes such as `brand:Dhonira`, separated by semicolons, and `inStock:yes`. Of several values of one attribute each product has one. */
                filter?: components["parameters"]["AttributeFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ListFilters"];
            default: components["responses"]["Problem"];
        };
    };
    listCategoryFilters: {
        parameters: {
            query?: {
                /** @description Minimum price, the discount price if there is one. */
                minPrice?: components["parameters"]["MinPrice"];
                /** @description Maximum price, the discount price if there is one. */
                maxPrice?: components["parameters"]["MaxPrice"];
                /** @description What the products have: attributes such as `brand:Dhonira`, separated by semicolons, and `inStock:yes`. Of several values of one attribute each product has one. */
                filter?: components["parameters"]["AttributeFilter"];
            };
            header?: never;
            path: {
                category: components["schemas"]["CategoryName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ListFilters"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listCategoryProducts: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
                /** @description Minimum price, the discount price if there is one. */
                minPrice?: components["parameters"]["MinPrice"];
                /** @description Maximum price, the discount price if there is one. */
                maxPrice?: components["parameters"]["MaxPrice"];
                /** @description `bestRated`: by the mean of the stars, of which a few count less than many; products without stars come last. */
                sort?: components["parameters"]["ListingSort"];
                /** @description What the products have: attributes such as `brand:Dhonira`, separated by semicolons, and `inStock:yes`. Of several values of one attribute each product has one. */
                filter?: components["parameters"]["AttributeFilter"];
                /** @description A product that is left out, such as the one whose page shows the list. */
                exclude?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                category: components["schemas"]["CategoryName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the total. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductListPage"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ID of the product. A repeated call returns the product, also if the body differs, and adds none. */
                "Idempotency-Key"?: components["schemas"]["Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ProductInput"];
        responses: {
            /** @description The added product. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product; its `ETag` is the version for `If-Match`. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductWithVariants"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ProductInput"];
        responses: {
            /** @description The changed product. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    setProductPrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    price: components["schemas"]["Price"];
                    discountPrice?: components["schemas"]["DiscountPrice"];
                    previous: {
                        price: components["schemas"]["Price"];
                        discountPrice?: components["schemas"]["DiscountPrice"];
                    };
                };
            };
        };
        responses: {
            /** @description The changed product. */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    gadgetId: components["schemas"]["Id"];
                    author?: string;
                    image?: string;
                    name?: string;
                    price?: number;
                    /** @default 1 */
                    quantity?: number;
                    /**
                     * @description Buy Now: raises the quantity of the row to at least this one. Otherwise the quantity is added.
                     * @default false
                     */
                    isMinimum?: boolean;
                    cartAdded?: string;
                };
            };
        };
        responses: {
            /** @description The cart row after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItem"];
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    updateCartQuantity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    quantity: components["schemas"]["Quantity"];
                };
            };
        };
        responses: {
            /** @description The cart row after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItem"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    removeFromCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listMyCart: {
        parameters: {
            query?: {
                /** @description The caller's own e-mail; another user's gives 404 unless the caller is an admin. */
                email?: components["parameters"]["EmailQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows of the cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItem"][];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listAllCarts: {
        parameters: {
            query?: {
                /** @description Words that occur anywhere; if all are shorter than three letters, a prefix of the name. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
                sort?: components["parameters"]["CartSort"];
                order?: components["parameters"]["Order"];
                /** @description Prefix of the e-mail. */
                email?: components["parameters"]["EmailFilter"];
                /** @description Words of the product's name. */
                product?: components["parameters"]["ProductFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows of carts. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-More": components["headers"]["TotalMore"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItem"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listMyAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    saveAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of deleted addresses, none if it was deleted before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deletedCount: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderInput"];
            };
        };
        responses: {
            /** @description The order. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listMyOrders: {
        parameters: {
            query?: {
                /** @description The caller's own e-mail; another user's gives 404 unless the caller is an admin. */
                email?: components["parameters"]["EmailQuery"];
                /** @description Whether to return the cancelled orders in place of the others. */
                cancelled?: boolean;
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrderList"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listAllOrders: {
        parameters: {
            query?: {
                /** @description Words that occur anywhere; if all are shorter than three letters, a prefix of the name. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
                sort?: components["parameters"]["OrderSort"];
                order?: components["parameters"]["Order"];
                status?: components["parameters"]["StatusFilter"];
                /** @description Whether the order is paid. */
                payment?: components["parameters"]["PaymentFilter"];
                /** @description Whether its payment needs attention. */
                riskFlag?: components["parameters"]["RiskFilter"];
                /** @description Whether it was paid more than once and not everything is refunded yet. */
                refundDue?: components["parameters"]["RefundFilter"];
                /** @description Paid and pending orders by their last day for the delivery. */
                due?: components["parameters"]["DueFilter"];
                /** @description Whether its customer has written a review, which may be hidden. */
                reviewed?: components["parameters"]["ReviewedFilter"];
                /** @description Whether `listPaymentIssues` has a payment for it. With `true`, deleted orders are included. */
                needsAttention?: components["parameters"]["AttentionFilter"];
                district?: components["parameters"]["DistrictFilter"];
                /** @description Prefix of the e-mail. */
                email?: components["parameters"]["EmailFilter"];
                /** @description The first day. */
                from?: components["parameters"]["FromDay"];
                /** @description The last day. */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrderList"];
            default: components["responses"]["Problem"];
        };
    };
    deleteOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    deliverOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order is delivered; `unpaid` warns an admin that it is not paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        modifiedCount: number;
                        /** @description Whether it was delivered without being paid */
                        unpaid?: boolean;
                    };
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    packOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Modified"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    undoPacking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Modified"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    handOverOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    courier: string;
                    trackingNumber?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Modified"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    undoHandOver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Modified"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order is cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        modifiedCount: number;
                    };
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Refund"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listOrderPayments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payment attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAttempt"][];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listOrderNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes; none of an order that does not exist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addOrderNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                noteId: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteInput"];
            };
        };
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    deleteOrderNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                noteId: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    recordCashPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recorded payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashPaymentRecord"];
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    deliverOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Ids"];
        responses: {
            /** @description Delivered orders, and why others were not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOutcome"] & {
                        /** @description Those of `done` that were delivered without being paid */
                        unpaid: components["schemas"]["Id"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    packOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Ids"];
        responses: {
            200: components["responses"]["BulkOutcome"];
            default: components["responses"]["Problem"];
        };
    };
    deliverCashOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Ids"];
        responses: {
            /** @description Orders that are paid and delivered, and why others are not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOutcome"] & {
                        /** @description Those of `done` that the customer may still pay on a page of the gateway */
                        hadOpenPage: components["schemas"]["Id"][];
                    };
                };
            };
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    deleteOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Ids"];
        responses: {
            200: components["responses"]["BulkOutcome"];
            default: components["responses"]["Problem"];
        };
    };
    deleteProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Ids"];
        responses: {
            200: components["responses"]["BulkOutcome"];
            default: components["responses"]["Problem"];
        };
    };
    setProductsStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Ids"];
                    inStock: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["BulkOutcome"];
            default: components["responses"]["Problem"];
        };
    };
    previewBulkEdit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkEdit"];
            };
        };
        responses: {
            /** @description What the edit would change, and what it would not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkEditPreview"];
                };
            };
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    applyBulkEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BulkEditResult"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    undoBulkEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BulkEditResult"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCartItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Ids"];
        responses: {
            200: components["responses"]["BulkOutcome"];
            default: components["responses"]["Problem"];
        };
    };
    checkProductImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description What the import would change, and the problems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductImport"];
                };
            };
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    applyProductImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Numbers of added and changed products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        created: number;
                        updated: number;
                    };
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    exportProducts: {
        parameters: {
            query?: {
                /**
                 * @description Of the headings and of words such as Yes and statuses. Numbers, dates and what users have entered, also the names of categories,
                 *     are the same in each.
                 */
                language?: components["parameters"]["ExportLanguage"];
                /** @description IDs of the rows to export, separated by commas; without it all that match. */
                ids?: components["parameters"]["SelectedIds"];
                /** @description Words that occur anywhere; if all are shorter than three letters, a prefix of the name. */
                search?: components["parameters"]["Search"];
                sort?: components["parameters"]["ProductSort"];
                order?: components["parameters"]["Order"];
                /** @description A category or parent category, case-insensitive. */
                category?: components["parameters"]["CategoryFilter"];
                inStock?: components["parameters"]["StockFilter"];
                /** @description Whether it has a discount price. */
                discounted?: components["parameters"]["DiscountFilter"];
                /** @description Minimum price, the discount price if there is one. */
                minPrice?: components["parameters"]["MinPrice"];
                /** @description Maximum price, the discount price if there is one. */
                maxPrice?: components["parameters"]["MaxPrice"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Csv"];
            default: components["responses"]["Problem"];
        };
    };
    exportOrders: {
        parameters: {
            query?: {
                /**
                 * @description Of the headings and of words such as Yes and statuses. Numbers, dates and what users have entered, also the names of categories,
                 *     are the same in each.
                 */
                language?: components["parameters"]["ExportLanguage"];
                /** @description IDs of the rows to export, separated by commas; without it all that match. */
                ids?: components["parameters"]["SelectedIds"];
                /** @description Words that occur anywhere; if all are shorter than three letters, a prefix of the name. */
                search?: components["parameters"]["Search"];
                sort?: components["parameters"]["OrderSort"];
                order?: components["parameters"]["Order"];
                status?: components["parameters"]["StatusFilter"];
                /** @description Whether the order is paid. */
                payment?: components["parameters"]["PaymentFilter"];
                /** @description Whether its payment needs attention. */
                riskFlag?: components["parameters"]["RiskFilter"];
                /** @description Whether it was paid more than once and not everything is refunded yet. */
                refundDue?: components["parameters"]["RefundFilter"];
                /** @description Paid and pending orders by their last day for the delivery. */
                due?: components["parameters"]["DueFilter"];
                /** @description Whether its customer has written a review, which may be hidden. */
                reviewed?: components["parameters"]["ReviewedFilter"];
                /** @description Whether `listPaymentIssues` has a payment for it. With `true`, deleted orders are included. */
                needsAttention?: components["parameters"]["AttentionFilter"];
                district?: components["parameters"]["DistrictFilter"];
                /** @description Prefix of the e-mail. */
                email?: components["parameters"]["EmailFilter"];
                /** @description The first day. */
                from?: components["parameters"]["FromDay"];
                /** @description The last day. */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Csv"];
            default: components["responses"]["Problem"];
        };
    };
    exportUsers: {
        parameters: {
            query?: {
                /**
                 * @description Of the headings and of words such as Yes and statuses. Numbers, dates and what users have entered, also the names of categories,
                 *     are the same in each.
                 */
                language?: components["parameters"]["ExportLanguage"];
                /** @description Words that occur anywhere; if all are shorter than three letters, a prefix of the name. */
                search?: components["parameters"]["Search"];
                sort?: components["parameters"]["UserSort"];
                order?: components["parameters"]["Order"];
                role?: components["parameters"]["RoleFilter"];
                /** @description The first day. */
                from?: components["parameters"]["FromDay"];
                /** @description The last day. */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Csv"];
            default: components["responses"]["Problem"];
        };
    };
    exportCarts: {
        parameters: {
            query?: {
                /**
                 * @description Of the headings and of words such as Yes and statuses. Numbers, dates and what users have entered, also the names of categories,
                 *     are the same in each.
                 */
                language?: components["parameters"]["ExportLanguage"];
                /** @description IDs of the rows to export, separated by commas; without it all that match. */
                ids?: components["parameters"]["SelectedIds"];
                /** @description Words that occur anywhere; if all are shorter than three letters, a prefix of the name. */
                search?: components["parameters"]["Search"];
                sort?: components["parameters"]["CartSort"];
                order?: components["parameters"]["Order"];
                /** @description Prefix of the e-mail. */
                email?: components["parameters"]["EmailFilter"];
                /** @description Words of the product's name. */
                product?: components["parameters"]["ProductFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Csv"];
            default: components["responses"]["Problem"];
        };
    };
    addReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reviewText: string;
                    stars?: components["schemas"]["Stars"];
                    /**
                     * @description Uploaded by the caller
                     * @default []
                     */
                    photos?: components["schemas"]["UploadUrl"][];
                };
            };
        };
        responses: {
            /** @description The order with its review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listProductReviews: {
        parameters: {
            query?: {
                limit?: number;
                /** @description Of `limit` reviews each. */
                page?: number;
                /** @description Only reviews with so many stars, which `total` counts then. */
                stars?: components["schemas"]["Stars"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the reviews and the number of all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reviews: components["schemas"]["ProductReview"][];
                        total: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setReviewHidden: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isHidden: boolean;
                };
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listMyReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The caller's own e-mail; another user's gives 404 unless the caller is an admin. */
                email: components["parameters"]["EmailPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrderList"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listPendingReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The caller's own e-mail; another user's gives 404 unless the caller is an admin. */
                email: components["parameters"]["EmailPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders and their count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Order"][];
                        total: number;
                    };
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listOrderReturns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests, and the items of the order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReturns"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    requestReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                returnId: components["parameters"]["ReturnId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    gadgetId: components["schemas"]["Id"];
                    kind: components["schemas"]["ReturnKind"];
                    /** @description One of `shop/returns.ts` */
                    reason: string;
                    /** @description What is wrong with the product */
                    details: string;
                    quantity: number;
                    photos: components["schemas"]["UploadUrl"][];
                };
            };
        };
        responses: {
            200: components["responses"]["ReturnRequest"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listReturns: {
        parameters: {
            query?: {
                /**
                 * @description The order's number, or words that occur in its ID, name, e-mail, mobile number or district, or in the name of the product; if
                 *     all are shorter than three letters, a prefix of the customer's name.
                 */
                search?: components["parameters"]["ReturnSearch"];
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
                sort?: components["parameters"]["ReturnSort"];
                order?: components["parameters"]["Order"];
                state?: components["parameters"]["ReturnStateFilter"];
                kind?: components["parameters"]["ReturnKindFilter"];
                /** @description Prefix of the e-mail. */
                email?: components["parameters"]["EmailFilter"];
                /** @description The first day. */
                from?: components["parameters"]["FromDay"];
                /** @description The last day. */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-More": components["headers"]["TotalMore"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnRequest"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportReturns: {
        parameters: {
            query?: {
                /**
                 * @description Of the headings and of words such as Yes and statuses. Numbers, dates and what users have entered, also the names of categories,
                 *     are the same in each.
                 */
                language?: components["parameters"]["ExportLanguage"];
                /**
                 * @description The order's number, or words that occur in its ID, name, e-mail, mobile number or district, or in the name of the product; if
                 *     all are shorter than three letters, a prefix of the customer's name.
                 */
                search?: components["parameters"]["ReturnSearch"];
                sort?: components["parameters"]["ReturnSort"];
                order?: components["parameters"]["Order"];
                state?: components["parameters"]["ReturnStateFilter"];
                kind?: components["parameters"]["ReturnKindFilter"];
                /** @description Prefix of the e-mail. */
                email?: components["parameters"]["EmailFilter"];
                /** @description The first day. */
                from?: components["parameters"]["FromDay"];
                /** @description The last day. */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Csv"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReturnRequest"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    answerReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isAccepted: boolean;
                    answer: string;
                };
            };
        };
        responses: {
            200: components["responses"]["ReturnRequest"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    finishReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReturnRequest"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listMyAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alerts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    gadgetId: components["schemas"]["Id"];
                    kind: components["schemas"]["AlertKind"];
                    /**
                     * @description Of the mail
                     * @default en
                     */
                    language?: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            /** @description The alert. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    removeAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    stopAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Deleted"];
            default: components["responses"]["Problem"];
        };
    };
    unsubscribe: {
        parameters: {
            query: {
                key: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    "List-Unsubscribe": "One-Click";
                };
            };
        };
        responses: {
            200: components["responses"]["Deleted"];
            default: components["responses"]["Problem"];
        };
    };
    getMyDashboard: {
        parameters: {
            query?: {
                /** @description The caller's own e-mail; another user's gives 404 unless the caller is an admin. */
                email?: components["parameters"]["EmailQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDashboard"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getTotalCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalOrder: number;
                        totalUser: number;
                        totalProduct: number;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDailySales: {
        parameters: {
            query?: {
                /** @description The first day. */
                from?: components["parameters"]["FromDay"];
                /** @description The last day. */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry for each day, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaySales"][];
                };
            };
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getOrderStates: {
        parameters: {
            query?: {
                /** @description The first day. */
                from?: components["parameters"]["FromDay"];
                /** @description The last day. */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderStates"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listBestProducts: {
        parameters: {
            query?: {
                /** @description The first day. */
                from?: components["parameters"]["FromDay"];
                /** @description The last day. */
                to?: components["parameters"]["ToDay"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products, the best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BestProduct"][];
                };
            };
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /**
                 * @description Words that occur in the item's name, the record or the admin's e-mail; if all are shorter than three letters, a prefix of
                 *     the item's name.
                 */
                search?: components["parameters"]["AuditSearch"];
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
                order?: components["parameters"]["Order"];
                action?: components["parameters"]["AuditActionFilter"];
                /** @description The changed record: `Order/{id}`, `Product/{id}`, `BulkEdit/{id}`, `User/{id}`, `Cart/{id}`, `Payment/{tranId}` or `View/{id}`. */
                subject?: components["parameters"]["AuditSubject"];
                /** @description Prefix of the e-mail. */
                email?: components["parameters"]["EmailFilter"];
                /** @description The first day. */
                from?: components["parameters"]["FromDay"];
                /** @description The last day. */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Audit log entries. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportAuditLog: {
        parameters: {
            query?: {
                /**
                 * @description Of the headings and of words such as Yes and statuses. Numbers, dates and what users have entered, also the names of categories,
                 *     are the same in each.
                 */
                language?: components["parameters"]["ExportLanguage"];
                /**
                 * @description Words that occur in the item's name, the record or the admin's e-mail; if all are shorter than three letters, a prefix of
                 *     the item's name.
                 */
                search?: components["parameters"]["AuditSearch"];
                order?: components["parameters"]["Order"];
                action?: components["parameters"]["AuditActionFilter"];
                /** @description The changed record: `Order/{id}`, `Product/{id}`, `BulkEdit/{id}`, `User/{id}`, `Cart/{id}`, `Payment/{tranId}` or `View/{id}`. */
                subject?: components["parameters"]["AuditSubject"];
                /** @description Prefix of the e-mail. */
                email?: components["parameters"]["EmailFilter"];
                /** @description The first day. */
                from?: components["parameters"]["FromDay"];
                /** @description The last day. */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Csv"];
            default: components["responses"]["Problem"];
        };
    };
    listSavedViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            /** @description The view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            default: components["responses"]["Problem"];
        };
    };
    updateSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewChanges"];
            };
        };
        responses: {
            /** @description The view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    createPaymentSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    _id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description URL of the payment page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uri */
                        url: string;
                    };
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getPaymentState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tranId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transactionId: string;
                        /** @enum {string} */
                        state: "open" | "paid" | "duplicate" | "failed" | "cancelled" | "expired";
                        /**
                         * @description `underReview`: money was captured that does not match the order. `orderDeleted`: the shop has deleted
                         *     the order. `refundRequested`: the captured money is on its way back. `refunded`: it was given back.
                         * @enum {string}
                         */
                        notice?: "underReview" | "orderDeleted" | "refundRequested" | "refunded";
                    };
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listPaymentIssues: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The captures. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIssue"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /**
                 * @description Words that occur in the transaction ID, the refund's reference, or the order's ID, name, e-mail, mobile number or district;
                 *     if all are shorter than three letters, a prefix of the name.
                 */
                search?: components["parameters"]["RefundSearch"];
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
                sort?: components["parameters"]["RefundSort"];
                order?: components["parameters"]["Order"];
                /** @description Those whose refund failed are due; the stuck ones are requested, too, and have `isRefundStuck`. */
                state?: components["parameters"]["RefundState"];
                /** @description Payments that are to be refunded, by their last day for it. */
                due?: components["parameters"]["RefundDueFilter"];
                kind?: components["parameters"]["PaymentKindFilter"];
                /** @description Prefix of the e-mail. */
                email?: components["parameters"]["EmailFilter"];
                /** @description The first day. */
                from?: components["parameters"]["FromDay"];
                /** @description The last day. */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The captures. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Total-More": components["headers"]["TotalMore"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIssue"][];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportRefunds: {
        parameters: {
            query?: {
                /**
                 * @description Of the headings and of words such as Yes and statuses. Numbers, dates and what users have entered, also the names of categories,
                 *     are the same in each.
                 */
                language?: components["parameters"]["ExportLanguage"];
                /**
                 * @description Words that occur in the transaction ID, the refund's reference, or the order's ID, name, e-mail, mobile number or district;
                 *     if all are shorter than three letters, a prefix of the name.
                 */
                search?: components["parameters"]["RefundSearch"];
                sort?: components["parameters"]["RefundSort"];
                order?: components["parameters"]["Order"];
                /** @description Those whose refund failed are due; the stuck ones are requested, too, and have `isRefundStuck`. */
                state?: components["parameters"]["RefundState"];
                /** @description Payments that are to be refunded, by their last day for it. */
                due?: components["parameters"]["RefundDueFilter"];
                kind?: components["parameters"]["PaymentKindFilter"];
                /** @description Prefix of the e-mail. */
                email?: components["parameters"]["EmailFilter"];
                /** @description The first day. */
                from?: components["parameters"]["FromDay"];
                /** @description The last day. */
                to?: components["parameters"]["ToDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Csv"];
            default: components["responses"]["Problem"];
        };
    };
    acceptPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tranId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time of the acceptance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transactionId: string;
                        acceptedAt: components["schemas"]["Timestamp"];
                    };
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    refundPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tranId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Refund"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    recordRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tranId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Refund"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    returnFromPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                outcome: "success" | "fail" | "cancel";
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GatewayPost"];
        responses: {
            /** @description Redirect to the result page. */
            303: {
                headers: {
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    notifyPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GatewayPost"];
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    image: string;
                };
            };
        };
        responses: {
            /** @description The picture's URL. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: components["schemas"]["ImageUrl"];
                    };
                };
            };
            413: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    streamChanges: {
        parameters: {
            query?: {
                /** @description ID of the last event received on another connection */
                since?: string;
                /** @description Milliseconds since the first response was requested, if no event was received yet */
                age?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `tags` events, whose data is a JSON array of tags (the first one may be empty), and `gap` events: changes were missed that cannot be replayed. If many clients receive an event, a `spread` event before it has the milliseconds over which they should spread their refetches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Health"];
            default: components["responses"]["Problem"];
        };
    };
    checkData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was checked, and what contradicts it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rules: string[];
                        broken: {
                            rule: string;
                            /** @description Number of records that break it */
                            count: number;
                            /** @description Some of them, such as `Order/{id}` or `Payment/{tranId}` */
                            subjects: string[];
                        }[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Health"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
}
