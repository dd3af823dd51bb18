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
         * Opens a session for the person whom the identity token names
         * @description The token's e-mail must match the body. The session is an HttpOnly cookie, never part of the answer.
         */
        post: operations["createSession"];
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
         * @description Obeys only calls made by a script of the shop's own origin: `Sec-Fetch-Site: same-origin` with `Sec-Fetch-Dest: empty`, or, from a client that sends no fetch metadata, an `Accept` header that names `application/json`, which no link, image or form sends. Any other call ends nothing.
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
         * Records the signed-in person's name, picture and times
         * @description Person and e-mail are those of the session; the payload's e-mail must agree with it.
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
         * @description `from` and `to` are days on which accounts were made.
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
         * The role of a user, by e-mail or id
         * @description One's own; an admin may ask about anyone.
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
        /** Products of the category 'Best Seller', then by quantity sold, 12 at most */
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
         * @description Where fewer than `limit` remain after `skip`, it starts at the first.
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
         * The products that match a text best, 10 at most
         * @description Matches words, beginnings of words and misspellings, in names, categories and the categories' Bengali words.
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
    "/api/products/{category}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of a category's products
         * @description Names are compared without regard to case; a parent category lists all its children. The optional price range
         *     (discount price where there is one, both bounds included) and sort cover the whole category.
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
         * Replaces a product's facts
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
    "/api/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Adds a gadget to the caller's cart, or to its quantity there
         * @description Author, name, price and image are the server's; what the payload says of them is not used. A removed row that is put back with its `cartAdded` returns to its position in the cart.
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
        /** The caller's cart at live prices */
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
        /** The rows of all carts, newest first */
        get: operations["listAllCarts"];
        put?: never;
        post?: never;
        delete?: never;
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
         * @description What is ordered is the server's own cart. Items or a total that differ from it answer 409 with the current ones.
         *     The same `Idempotency-Key` gives the same order; with other content, or once that order is deleted, it gives 409.
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
         * One order, the caller's own; an admin sees anyone's
         * @description An admin also sees a deleted order for which money was captured.
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
         * @description `from` and `to` are days on which orders were placed.
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
         * Takes an order out of all lists; money that arrives late still finds it
         * @description Money that was captured for it, then or later, stays in `listPaymentIssues` until it is refunded or accepted.
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
    "/api/bulk/orders/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks pending orders as delivered, each by the rules of `deliverOrder` */
        post: operations["deliverOrders"];
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
        /** Takes orders out of all lists, each by the rules of `deleteOrder` */
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
        /** Deletes products, each by the rules of `deleteProduct` */
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
         * @description A product that has the asked stock already counts as done.
         */
        post: operations["setProductsStock"];
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
        /** Removes rows of anyone's carts */
        post: operations["deleteCartItems"];
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
        /** All products that the filters leave, as a stream of CSV */
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
        /** All orders that the filters leave, as a stream of CSV */
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
        /** All users that the filters leave, as a stream of CSV */
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
        /** All rows of carts that the filters leave, as a stream of CSV */
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
        /** Adds the review of the caller's own delivered order */
        put: operations["addReview"];
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
        /** The caller's delivered orders that await a review */
        get: operations["listPendingReviews"];
        put?: never;
        post?: never;
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
        /** What the caller has in the cart, ordered and paid */
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
        /** How many orders, users and products the shop has */
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
         * Orders and revenue of each day of a range, also of days without any
         * @description The last 30 days where no range is given; 366 days at most.
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
         * How many orders are in each state, and how many need a person
         * @description Of the orders that were placed in the range, or of all.
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
         * The products of which most was ordered in a range of days, whether or not it was paid or kept
         * @description The last 30 days where no range is given; 366 days at most.
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
         * What admins have done, newest first
         * @description `from` and `to` are days on which it was done.
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
         * Opens (or reuses) a payment attempt for the caller's own unpaid order
         * @description Of the order only `_id` is used; amount and customer are the server's.
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
        /** The state of a payment attempt, and what a customer has to know beyond it */
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
         * Captured money that needs an admin, newest first
         * @description Every capture that is not what a living order needs: for a deleted order, a second payment, a wrong amount or currency,
         *     a reused validation, a risky payment. It stays in the list until it is refunded or accepted.
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
         * Takes a capture off the list of `listPaymentIssues` without a refund, once
         * @description `tranId` is the `_id` of the issue. What was accepted already is answered again. Accepting changes no order: one that
         *     was not paid stays unpaid.
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
         * Refunds a capture that no living order needs, once
         * @description `tranId` is the `_id` of the issue. A refund that was made already is answered again.
         */
        post: operations["refundPayment"];
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
         * The gateway's page sends the customer's browser back here
         * @description Carries no authority; it only makes the server ask the gateway, then sends the browser on.
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
         * The gateway's server tells of a payment
         * @description Carries no authority; it only makes the server ask the gateway.
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
        /** Keeps a picture and answers its address */
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
         * The cache tags of each committed change, as server-sent events
         * @description Anyone hears of products. With the `key` of the caller's session, customers hear also of what is theirs, and admins of
         *     everything; the stream ends with that session. What was missed is told first: behind the event that a browser names by itself
         *     in `Last-Event-ID`, or that `since` names, or since `age`.
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
        /** Whether the process lives */
        get: operations["getHealth"];
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
        /** Whether the process can serve (its database answers) */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures for Prometheus, to callers on the same machine */
        get: operations["getMetrics"];
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
        /** @description A UUIDv7 made by the server */
        Id: string;
        /** @description Equal in all tabs of one sign-in, and another one after the next; names the event stream that they share. It is not a secret and opens nothing. */
        StreamKey: string;
        Ids: components["schemas"]["Id"][];
        /**
         * Format: date
         * @description A day in Asia/Dhaka
         */
        Day: string;
        /** Format: email */
        Email: string;
        /** @enum {string} */
        Role: "admin" | "user";
        /** @enum {string} */
        OrderStatus: "Pending" | "Delivered";
        CategoryName: string;
        /** @default 1 */
        Quantity: number;
        /** @description Taka */
        Money: number;
        /** Format: date-time */
        Timestamp: string;
        /** @description One of the shop's own pictures, or a picture on another host over https and without credentials. An address that cannot be parsed is refused. */
        ImageUrl: string;
        /** @description When the account was made and last used, in milliseconds as text. */
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
            price: components["schemas"]["Money"];
            discountPrice?: components["schemas"]["Money"];
            inStock: boolean;
            keyFeatures: string[];
            images: string[];
            description: string;
        };
        FoundProduct: components["schemas"]["Product"] & {
            /** @description The same as `productName` */
            name: string;
        };
        ProductInput: {
            productName: string;
            category: components["schemas"]["CategoryName"];
            price: number;
            /** @description Absent, null or 0 where there is no discount. */
            discountPrice?: components["schemas"]["Money"] | null;
            /** @default true */
            inStock: boolean;
            /** @default [] */
            keyFeatures: string[];
            images: components["schemas"]["ImageUrl"][];
            /** @default  */
            description: string;
        };
        CategoryPage: {
            result: components["schemas"]["Product"][];
            totalPages: number;
        };
        CartItem: {
            _id: components["schemas"]["Id"];
            gadgetId: components["schemas"]["Id"];
            /** @description The customer's e-mail */
            author: string;
            image: string;
            name: string;
            price: components["schemas"]["Money"];
            quantity: number;
            cartAdded: components["schemas"]["Timestamp"];
            /** @description Whether it can still be ordered */
            inStock?: boolean;
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
            name: string;
            /** @description The session's e-mail when the order was placed */
            email: string;
            /** @description What was typed at checkout */
            contactEmail?: string;
            mobileNumber: string;
            country: string;
            district: string;
            address: string;
            additionalInfo: string;
            cartItems: components["schemas"]["OrderItem"][];
            status: components["schemas"]["OrderStatus"];
            orderPlaced: components["schemas"]["Timestamp"];
            totalAmount: components["schemas"]["Money"];
            payment: boolean;
            paidAt?: components["schemas"]["Timestamp"];
            transactionId?: string;
            deliveredAt?: components["schemas"]["Timestamp"];
            customerReview?: string;
            reviewAdded?: components["schemas"]["Timestamp"];
            /** @description For admins: its payment needs a person's eye */
            riskFlag?: boolean;
            /** @description For admins: it was paid more than once and not everything is given back yet */
            refundDue?: boolean;
            /** @description For admins: a payment for it is in the list of `listPaymentIssues` */
            needsAttention?: boolean;
            /** @description For admins */
            deletedAt?: components["schemas"]["Timestamp"];
        };
        OrderInput: {
            name: string;
            email?: string;
            /** @description A mobile number of Bangladesh: 01[3-9] and eight digits, with +880, 880 or 0 before it, and with any blanks, dashes and Bengali digits. It is kept as `+8801…`. */
            mobileNumber: string;
            country: string;
            district: string;
            address: string;
            /** @default  */
            additionalInfo: string;
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
        User: {
            _id: components["schemas"]["Id"];
            name: string;
            email: string;
            photo: string;
            role: components["schemas"]["Role"];
            timestamp: components["schemas"]["TimestampPair"];
        };
        UserDashboard: {
            /** @description Rows of the cart */
            totalCart: number;
            totalQuantity: number;
            unpaid: components["schemas"]["Money"];
            totalOrders: number;
            totalRevenue: components["schemas"]["Money"];
        };
        BulkOutcome: {
            done: components["schemas"]["Id"][];
            failed: {
                _id: components["schemas"]["Id"];
                /** @description The code of the problem that the call for this one alone would have answered */
                code: string;
                /** @description For people */
                message: string;
            }[];
        };
        DaySales: {
            day: components["schemas"]["Day"];
            /** @description Placed on that day */
            orders: number;
            /** @description The total amounts of those of them that are paid */
            revenue: components["schemas"]["Money"];
        };
        OrderStates: {
            /** @description Each combination of delivery and payment, also those that no order is in */
            states: {
                status: components["schemas"]["OrderStatus"];
                payment: boolean;
                orders: number;
                amount: components["schemas"]["Money"];
            }[];
            riskFlagged: number;
            refundsDue: number;
        };
        BestProduct: {
            gadgetId: components["schemas"]["Id"];
            name: string;
            image: string;
            quantity: number;
            /** @description What was ordered of it */
            amount: components["schemas"]["Money"];
        };
        PaymentAttempt: {
            transactionId: string;
            /** @enum {string} */
            state: "open" | "paid" | "duplicate" | "failed" | "cancelled" | "expired";
            amount: components["schemas"]["Money"];
            attemptedAt: components["schemas"]["Timestamp"];
            capturedAt?: components["schemas"]["Timestamp"];
            checkedAt?: components["schemas"]["Timestamp"];
            nextCheckAt?: components["schemas"]["Timestamp"];
            /** @description How often the gateway was asked in vain */
            checks: number;
            riskLevel?: number;
            /** @description The gateway's `val_id` */
            validationId?: string;
            bankTransactionId?: string;
            /**
             * @description What of the money that was taken is not what was asked for: a person must look
             * @enum {string}
             */
            mismatch?: "amount" | "currency" | "val_id";
            refundedAt?: components["schemas"]["Timestamp"];
            refundReference?: string;
            /** @description Captures of this attempt that needed an admin: those in the list of `listPaymentIssues`, and those resolved */
            issues?: components["schemas"]["PaymentIssue"][];
        };
        PaymentIssue: {
            /** @description Under which it is refunded or accepted */
            _id: string;
            /** @description The `tran_id` that the gateway knows */
            transactionId: string;
            reason: components["schemas"]["PaymentIssueReason"];
            amount: components["schemas"]["Money"];
            currency: string;
            riskLevel?: number;
            bankTransactionId?: string;
            capturedAt: components["schemas"]["Timestamp"];
            /** @description Whether `refundPayment` can refund it */
            isRefundable: boolean;
            refundedAt?: components["schemas"]["Timestamp"];
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
        PaymentIssueReason: "orderDeleted" | "duplicate" | "wrongAmount" | "wrongCurrency" | "reusedValidation" | "risky";
        /** @enum {string} */
        AuditAction: "createProduct" | "updateProduct" | "deleteProduct" | "deliverOrder" | "deleteOrder" | "removeFromCart" | "updateUserRole" | "deleteUser" | "refundDuplicate" | "refundPayment" | "acceptPayment";
        AuditEntry: {
            _id: string;
            at: components["schemas"]["Timestamp"];
            /** @description Whose session did it */
            actor: string;
            action: components["schemas"]["AuditAction"];
            /** @description `Order/{id}`, `Product/{id}`, `User/{id}`, `Cart/{id}` or `Payment/{tranId}` */
            subject: string;
            /** @description How people called it then */
            label: string;
            /** @description What changed, as it was */
            before: {
                [key: string]: unknown;
            };
            /** @description What changed, as it became */
            after: {
                [key: string]: unknown;
            };
        };
        Problem: {
            status: number;
            /** @description Stable, for programs */
            code: string;
            title: string;
            /** @description For people */
            message: string;
            fieldErrors?: {
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
        /** @description What went wrong. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
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
        /** @description How many were changed. */
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
        /** @description How many were deleted. */
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
        /** @description What was done, what was not and why. */
        BulkOutcome: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BulkOutcome"];
            };
        };
        /**
         * @description The file, in UTF-8 with a byte order mark: a line of headings, then one record for each, of which `X-Total-Count` says how
         *     many come. A record ends with CR LF, which occurs nowhere else. A stream that breaks off is not whole.
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
        /** @description All is well. */
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
        /** @description The caller's own; another person's answers 404 unless the caller is an admin. */
        EmailPath: string;
        /** @description The caller's own; another person's answers 404 unless the caller is an admin. */
        EmailQuery: string;
        /** @description Words, each found anywhere; where all are shorter than three letters, what a name begins with. */
        Search: string;
        Page: number;
        Limit: number;
        Order: "asc" | "desc";
        ProductSort: "productName" | "category" | "price" | "inStock" | "createdAt" | "sold";
        OrderSort: "orderPlaced" | "name" | "email" | "status" | "payment" | "totalAmount";
        UserSort: "name" | "email" | "role" | "createdAt" | "lastLogin";
        CartSort: "author" | "name" | "price" | "quantity" | "cartAdded";
        /** @description The first day. */
        FromDay: components["schemas"]["Day"];
        /** @description The last day. */
        ToDay: components["schemas"]["Day"];
        /** @description What the e-mail address begins with. */
        EmailFilter: string;
        /** @description Words of the product's name. */
        ProductFilter: string;
        /** @description A category or a parent of some, without regard to case. */
        CategoryFilter: components["schemas"]["CategoryName"];
        StockFilter: boolean;
        /** @description Whether there is a discount price. */
        DiscountFilter: boolean;
        /** @description The least that is paid, the discount price where there is one. */
        MinPrice: number;
        /** @description The most that is paid, the discount price where there is one. */
        MaxPrice: number;
        StatusFilter: components["schemas"]["OrderStatus"];
        /** @description Whether the order is paid. */
        PaymentFilter: boolean;
        /** @description Whether its payment needs a person's eye. */
        RiskFilter: boolean;
        /** @description Whether it was paid more than once and not everything is given back yet. */
        RefundFilter: boolean;
        /** @description Whether a payment for it is in the list of `listPaymentIssues`. With `true` deleted orders are listed too. */
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
        /** @description How many there are in all. */
        TotalCount: number;
        /** @description `true` where a search has more matches than were counted; absent otherwise. */
        TotalMore: string;
        /** @description Where the next page is, if there is one. */
        NextPage: string;
        /** @description The version of what is answered, for `If-Match`. */
        Version: string;
        /** @description The name under which a browser keeps the file. */
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
                    "application/json": {
                        email: components["schemas"]["Email"];
                        role: components["schemas"]["Role"];
                        streamKey: components["schemas"]["StreamKey"];
                    };
                };
            };
            401: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
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
            /** @description `success` says whether the call was obeyed. */
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
                    timestamp: components["schemas"]["TimestampPair"];
                };
            };
        };
        responses: {
            /** @description The user as recorded. */
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
                /** @description Words, each found anywhere; where all are shorter than three letters, what a name begins with. */
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
    listAllProducts: {
        parameters: {
            query?: {
                /** @description Words, each found anywhere; where all are shorter than three letters, what a name begins with. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
                sort?: components["parameters"]["ProductSort"];
                order?: components["parameters"]["Order"];
                /** @description A category or a parent of some, without regard to case. */
                category?: components["parameters"]["CategoryFilter"];
                inStock?: components["parameters"]["StockFilter"];
                /** @description Whether there is a discount price. */
                discounted?: components["parameters"]["DiscountFilter"];
                /** @description The least that is paid, the discount price where there is one. */
                minPrice?: components["parameters"]["MinPrice"];
                /** @description The most that is paid, the discount price where there is one. */
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
            /** @description Matching products, best first, each with a `name` besides its `productName`. */
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
    listCategoryProducts: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
                /** @description The least that is paid, the discount price where there is one. */
                minPrice?: components["parameters"]["MinPrice"];
                /** @description The most that is paid, the discount price where there is one. */
                maxPrice?: components["parameters"]["MaxPrice"];
                sort?: "relevant" | "lowToHigh" | "highToLow";
            };
            header?: never;
            path: {
                category: components["schemas"]["CategoryName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and how many there are. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryPage"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ProductInput"];
        responses: {
            /** @description The product as added. */
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
            /** @description The product; its `ETag` names the version for `If-Match`. */
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
            /** @description The product as it is now. */
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
                    quantity?: components["schemas"]["Quantity"];
                    /**
                     * @description Buy Now: the row gets at least this quantity; nothing is added to a row that has as many. Without it the quantity is added.
                     * @default false
                     */
                    isMinimum?: boolean;
                    cartAdded?: string;
                };
            };
        };
        responses: {
            /** @description The row as it is now. */
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
            /** @description The row as it is now. */
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
                /** @description The caller's own; another person's answers 404 unless the caller is an admin. */
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
                /** @description Words, each found anywhere; where all are shorter than three letters, what a name begins with. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
                sort?: components["parameters"]["CartSort"];
                order?: components["parameters"]["Order"];
                /** @description What the e-mail address begins with. */
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
                /** @description The caller's own; another person's answers 404 unless the caller is an admin. */
                email?: components["parameters"]["EmailQuery"];
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
                /** @description Words, each found anywhere; where all are shorter than three letters, what a name begins with. */
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
                sort?: components["parameters"]["OrderSort"];
                order?: components["parameters"]["Order"];
                status?: components["parameters"]["StatusFilter"];
                /** @description Whether the order is paid. */
                payment?: components["parameters"]["PaymentFilter"];
                /** @description Whether its payment needs a person's eye. */
                riskFlag?: components["parameters"]["RiskFilter"];
                /** @description Whether it was paid more than once and not everything is given back yet. */
                refundDue?: components["parameters"]["RefundFilter"];
                /** @description Whether a payment for it is in the list of `listPaymentIssues`. With `true` deleted orders are listed too. */
                needsAttention?: components["parameters"]["AttentionFilter"];
                district?: components["parameters"]["DistrictFilter"];
                /** @description What the e-mail address begins with. */
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
            /** @description It is delivered; an admin is told where it is not paid. */
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
            /** @description The attempts. */
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
    deliverOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Ids"];
        responses: {
            /** @description What was delivered, what was not and why. */
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
    exportProducts: {
        parameters: {
            query?: {
                /** @description Words, each found anywhere; where all are shorter than three letters, what a name begins with. */
                search?: components["parameters"]["Search"];
                sort?: components["parameters"]["ProductSort"];
                order?: components["parameters"]["Order"];
                /** @description A category or a parent of some, without regard to case. */
                category?: components["parameters"]["CategoryFilter"];
                inStock?: components["parameters"]["StockFilter"];
                /** @description Whether there is a discount price. */
                discounted?: components["parameters"]["DiscountFilter"];
                /** @description The least that is paid, the discount price where there is one. */
                minPrice?: components["parameters"]["MinPrice"];
                /** @description The most that is paid, the discount price where there is one. */
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
                /** @description Words, each found anywhere; where all are shorter than three letters, what a name begins with. */
                search?: components["parameters"]["Search"];
                sort?: components["parameters"]["OrderSort"];
                order?: components["parameters"]["Order"];
                status?: components["parameters"]["StatusFilter"];
                /** @description Whether the order is paid. */
                payment?: components["parameters"]["PaymentFilter"];
                /** @description Whether its payment needs a person's eye. */
                riskFlag?: components["parameters"]["RiskFilter"];
                /** @description Whether it was paid more than once and not everything is given back yet. */
                refundDue?: components["parameters"]["RefundFilter"];
                /** @description Whether a payment for it is in the list of `listPaymentIssues`. With `true` deleted orders are listed too. */
                needsAttention?: components["parameters"]["AttentionFilter"];
                district?: components["parameters"]["DistrictFilter"];
                /** @description What the e-mail address begins with. */
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
                /** @description Words, each found anywhere; where all are shorter than three letters, what a name begins with. */
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
                /** @description Words, each found anywhere; where all are shorter than three letters, what a name begins with. */
                search?: components["parameters"]["Search"];
                sort?: components["parameters"]["CartSort"];
                order?: components["parameters"]["Order"];
                /** @description What the e-mail address begins with. */
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
    listMyReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The caller's own; another person's answers 404 unless the caller is an admin. */
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
                /** @description The caller's own; another person's answers 404 unless the caller is an admin. */
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
    getMyDashboard: {
        parameters: {
            query?: {
                /** @description The caller's own; another person's answers 404 unless the caller is an admin. */
                email?: components["parameters"]["EmailQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
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
            /** @description The figures. */
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
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
                order?: components["parameters"]["Order"];
                action?: components["schemas"]["AuditAction"];
                /** @description To whom or what it was done: `Order/{id}`, `Product/{id}`, `User/{id}`, `Cart/{id}` or `Payment/{tranId}`. */
                subject?: string;
                /** @description What the e-mail address begins with. */
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
            /** @description Entries of the record. */
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
            /** @description Where the browser goes to pay. */
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
                         *     the order. `refunded`: the captured money was refunded.
                         * @enum {string}
                         */
                        notice?: "underReview" | "orderDeleted" | "refunded";
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
            /** @description When it was accepted. */
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
            /** @description The refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transactionId: string;
                        refundReference: string;
                        refundedAt: components["schemas"]["Timestamp"];
                    };
                };
            };
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
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
            /** @description On to the result page. */
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
            /** @description Heard. */
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
            /** @description Where the picture is. */
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
                /** @description The stream key that `createSession` returned. Without it, or if the caller's session is another user's, the stream has public changes only: the tabs that share a stream never receive what belongs to someone else. */
                key?: components["schemas"]["StreamKey"];
                /** @description The id of the last event that was heard on another line */
                since?: string;
                /** @description How many milliseconds ago the first answer was asked for, where no event has been heard yet */
                age?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events named `tags` whose data is a JSON list of tags, the first one perhaps empty; `gap` where changes may have been missed that can't be told any more. */
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
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prometheus text format. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
}

export interface accessOf {
  createSession: 'identityToken'
  endSession: 'public'
  saveUser: 'user'
  listUsers: 'admin'
  getRole: 'user'
  updateUserRole: 'admin'
  deleteUser: 'admin'
  listAllProducts: 'admin'
  listNewArrivals: 'public'
  listBestSellers: 'public'
  listPopularGadgets: 'public'
  searchProducts: 'public'
  listCategoryProducts: 'public'
  createProduct: 'admin'
  getProduct: 'public'
  updateProduct: 'admin'
  deleteProduct: 'admin'
  addToCart: 'user'
  updateCartQuantity: 'user'
  removeFromCart: 'user'
  listMyCart: 'user'
  listAllCarts: 'admin'
  placeOrder: 'user'
  listMyOrders: 'user'
  getOrder: 'user'
  listAllOrders: 'admin'
  deleteOrder: 'admin'
  deliverOrder: 'admin'
  listOrderPayments: 'admin'
  deliverOrders: 'admin'
  deleteOrders: 'admin'
  deleteProducts: 'admin'
  setProductsStock: 'admin'
  deleteCartItems: 'admin'
  exportProducts: 'admin'
  exportOrders: 'admin'
  exportUsers: 'admin'
  exportCarts: 'admin'
  addReview: 'user'
  listMyReviews: 'user'
  listPendingReviews: 'user'
  getMyDashboard: 'user'
  getTotalCounts: 'admin'
  listDailySales: 'admin'
  getOrderStates: 'admin'
  listBestProducts: 'admin'
  listAuditLog: 'admin'
  createPaymentSession: 'user'
  getPaymentState: 'public'
  listPaymentIssues: 'admin'
  acceptPayment: 'admin'
  refundPayment: 'admin'
  returnFromPayment: 'public'
  notifyPayment: 'public'
  uploadImage: 'public'
  streamChanges: 'public'
  getHealth: 'public'
  getReadiness: 'public'
  getMetrics: 'public'
}
