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
        /** Ends the caller's session, if there is one */
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
        /** All users, newest first */
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
         * @description With `If-Match` a version that is no longer the present one answers 409; without it the last writer wins.
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
         * @description Author, name, price and image are the server's; what the payload says of them is not used.
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
         * @description What is ordered is the server's own cart. Items or a total that differ from it answer 409 with the present ones.
         *     The same `Idempotency-Key` gives the same order.
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
        /** One order, the caller's own; an admin sees anyone's */
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
        /** All orders, newest first */
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
        /** Takes an order out of all lists; money that arrives late still finds it */
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
        /** The state of a payment attempt, and nothing else of it */
        get: operations["getPaymentState"];
        put?: never;
        post?: never;
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
         * @description Anyone hears of products; customers also of what is theirs; admins of everything.
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
        /**
         * Format: uuid
         * @description A UUIDv7 made by the server
         */
        Id: string;
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
        /** @description An address on this origin or on https. */
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
        };
        OrderInput: {
            name: string;
            email?: string;
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
            /** @description What the caller needs to go on, for instance the present total of a cart */
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
        Search: string;
        Page: number;
        Limit: number;
        Order: "asc" | "desc";
    };
    requestBodies: {
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
        /** @description Where the next page is, if there is one. */
        NextPage: string;
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
            /** @description No session is left. */
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
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
                sort?: "name" | "email" | "role" | "createdAt" | "lastLogin";
                order?: components["parameters"]["Order"];
                role?: components["schemas"]["Role"];
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
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
                sort?: "productName" | "category" | "price" | "inStock" | "createdAt" | "sold";
                order?: components["parameters"]["Order"];
                category?: components["schemas"]["CategoryName"];
                inStock?: boolean;
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
                minPrice?: number;
                maxPrice?: number;
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
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
                sort?: "author" | "name" | "price" | "quantity" | "cartAdded";
                order?: components["parameters"]["Order"];
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
                search?: components["parameters"]["Search"];
                page?: components["parameters"]["Page"];
                limit?: components["parameters"]["Limit"];
                sort?: "orderPlaced" | "name" | "email" | "status" | "payment" | "totalAmount";
                order?: components["parameters"]["Order"];
                status?: components["schemas"]["OrderStatus"];
                payment?: boolean;
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
            200: components["responses"]["Modified"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
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
                    };
                };
            };
            404: components["responses"]["Problem"];
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events named `tags` whose data is a JSON list of tags. */
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
  addReview: 'user'
  listMyReviews: 'user'
  listPendingReviews: 'user'
  getMyDashboard: 'user'
  getTotalCounts: 'admin'
  createPaymentSession: 'user'
  getPaymentState: 'public'
  returnFromPayment: 'public'
  notifyPayment: 'public'
  uploadImage: 'public'
  streamChanges: 'public'
  getHealth: 'public'
  getReadiness: 'public'
  getMetrics: 'public'
}
